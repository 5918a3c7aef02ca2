declare module '@theme/runtime/useAddressLocale' {
  export { useAddressLocale } from '@site/plugins/runtime/theme/runtime/useAddressLocale';
}
