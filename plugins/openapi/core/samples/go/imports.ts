import type { Block } from '../text/block';
import { indent } from '../text/block';

const PACKAGES = 'bytes encoding/json fmt io log mime/multipart net/http net/textproto net/url os strings time'.split(
  ' ',
);

export const TAKEN_FUNCTIONS: ReadonlySet<string> = new Set([
  ...PACKAGES.map((path) => path.slice(path.lastIndexOf('/') + 1)),
  ...(
    'break case chan const continue default defer else fallthrough for func go goto if import interface map package range ' +
    'return select struct switch type var any append base bool byte cap close complex copy delete error false float32 float64 ' +
    'imag init int int64 iota len main make new nil panic print println real recover rune string true uint'
  ).split(' '),
]);

/** Removes literals: an import matched only by text in a literal would not compile. */
function withoutLiterals(code: string): string {
  return code.replace(/`[^`]*`|"(?:[^"\\\n]|\\.)*"/g, '""');
}

export function goImports(code: string): Block {
  const bare = withoutLiterals(code);
  const used = PACKAGES.filter((path) => new RegExp(`\\b${path.slice(path.lastIndexOf('/') + 1)}\\.`).test(bare));
  return [
    'import (',
    indent(
      used.map((path) => `"${path}"`),
      '\t',
    ),
    ')',
  ];
}
