declare module 'lodash/kebabCase' {
  export default function kebabCase(text?: string): string;
}
