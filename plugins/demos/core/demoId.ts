/** `guide/demos/shareAnswer.tsx` below the docs folder is `guide-share-answer`. */
export function demoId(path: string): string {
  const parts = path
    .replace(/\.\w+$/, '')
    .replace(/\/index$/, '')
    .split('/')
    .filter((part) => part !== 'demos' && part !== '..' && part !== '.' && part !== '');
  return parts.map(toKebabCase).filter(Boolean).join('-');
}

export function toKebabCase(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}
