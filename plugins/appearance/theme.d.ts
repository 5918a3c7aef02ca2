declare module '@theme/HeaderMenu' {
  export { default, HeaderMenuItem } from '@site/plugins/appearance/theme/HeaderMenu';
}

declare module '@theme/Drawer' {
  export { default } from '@site/plugins/appearance/theme/Drawer';
}

declare module '@theme/SocialLinks' {
  export { default } from '@site/plugins/appearance/theme/SocialLinks';
}
