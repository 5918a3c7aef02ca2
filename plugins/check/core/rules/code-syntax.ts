import type { CheckRule } from '../engine/rule';

/** A block of code that no compiler would accept. */
export const codeSyntax: CheckRule = {
  id: 'code-syntax',
  about: 'Code that names its language is valid in it; code with parts left out is a block of `text`.',
  *check({ slips }) {
    for (const { sample, index, message } of slips) {
      const words = message.replace(/\.$/, '');
      yield { at: sample.place(index), message: `This is not valid ${nameOf(sample.lang)}: ${words}.` };
    }
  },
};

const NAMES: Record<string, string> = {
  json: 'JSON',
  jsonc: 'JSON',
  yaml: 'YAML',
  yml: 'YAML',
  css: 'CSS',
  js: 'JavaScript',
  jsx: 'JavaScript',
  mjs: 'JavaScript',
  javascript: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  mts: 'TypeScript',
  typescript: 'TypeScript',
  py: 'Python',
  python: 'Python',
  go: 'Go',
  java: 'Java',
  sh: 'Bash',
  bash: 'Bash',
  shell: 'Bash',
};

function nameOf(lang: string): string {
  return NAMES[lang] ?? lang;
}
