import type { SampleFile } from './types';

const LANGUAGES = {
  JSON: 'json jsonc',
  YAML: 'yaml yml',
  CSS: 'css',
  JavaScript: 'js jsx mjs cjs javascript',
  TypeScript: 'ts tsx mts cts typescript',
  Python: 'py python',
  Go: 'go',
  Java: 'java',
  Kotlin: 'kotlin kt',
  Swift: 'swift',
  'C#': 'csharp cs c#',
  PHP: 'php',
  Ruby: 'ruby rb',
  Rust: 'rust rs',
  Dart: 'dart',
  Lua: 'lua',
  'C++': 'cpp',
  Bash: 'sh bash shell',
};

/** Languages whose calls are read from the literals of their addresses. */
const COMPILED = new Set(['Go', 'Java', 'Kotlin', 'Swift', 'C#', 'PHP', 'Ruby', 'Rust', 'Dart', 'Lua', 'C++']);

const NAMES = new Map(
  Object.entries(LANGUAGES).flatMap(([name, langs]) => langs.split(' ').map((lang) => [lang, name] as const)),
);

/** Whether calls are found in files that end so. */
export function isCode(lang: string): boolean {
  const name = NAMES.get(lang);
  return name !== undefined && !['JSON', 'YAML', 'CSS'].includes(name);
}

/** The name of a language for people. */
export function languageOf({ lang }: SampleFile): string {
  return NAMES.get(lang) ?? lang;
}

export function isScript(sample: SampleFile): boolean {
  return languageOf(sample).endsWith('Script');
}

export function isPython(sample: SampleFile): boolean {
  return languageOf(sample) === 'Python';
}

export function isShell(sample: SampleFile): boolean {
  return languageOf(sample) === 'Bash' || sample.lang === 'console';
}

export function isCompiled(sample: SampleFile): boolean {
  return COMPILED.has(languageOf(sample));
}
