import type { Block } from '../../text/block';
import { indent } from '../../text/block';
import { type Doc, needing } from '../../text/doc';

const PACKAGES = [
  'bytes',
  'encoding/json',
  'fmt',
  'io',
  'log',
  'mime/multipart',
  'net/http',
  'net/textproto',
  'net/url',
  'os',
  'strings',
  'time',
] as const;

export function using(path: (typeof PACKAGES)[number], code: Doc): Doc {
  return needing([path], code);
}

export const TAKEN_FUNCTIONS: ReadonlySet<string> = new Set([
  ...PACKAGES.map((path) => path.slice(path.lastIndexOf('/') + 1)),
  ...(
    'break case chan const continue default defer else fallthrough for func go goto if import interface map package range ' +
    'return select struct switch type var any append base bool byte cap close complex copy delete error false float32 float64 ' +
    'imag init int int64 iota len main make new nil panic print println real recover rune string true uint'
  ).split(' '),
]);

export function goImports(needs: ReadonlySet<string>): Block {
  const used = PACKAGES.filter((path) => needs.has(path));
  return [
    'import (',
    indent(
      used.map((path) => `"${path}"`),
      '\t',
    ),
    ')',
  ];
}
