declare module 'pluralize' {
  export function singular(word: string): string;
  export function isPlural(word: string): boolean;
}
