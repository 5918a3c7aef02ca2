import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { eraseTypes } from '../../src/client/core/eraseTypes';
import { SAMPLES } from './support';

describe('TypeScript as JavaScript', () => {
  it.each([
    ['const a: number = 1;', 'const a = 1;'],
    ['let a: string | undefined; // until then', 'let a; // until then'],
    ["import type { A } from './a';\nimport b, { type C, d } from './b';", "import b, { d } from './b.js';"],
    ["import { type A, type B } from './a';\nimport 'node:fs';", "import 'node:fs';"],
    ['/** Goes. */\nexport type A = string;\n\n/** Stays. */\nf();', '/** Stays. */\nf();'],
    ['// A section.\n\ninterface A {\n  b: 1;\n}\nf();', '// A section.\n\nf();'],
    ['const a = (b as C)<D>(e!, f satisfies G);', 'const a = b(e, f);'],
    ['const a = (b + c) as D;', 'const a = (b + c);'],
    ['class A extends B {\n  readonly c: string;\n  d = 1;\n}', 'class A extends B {\n  d = 1;\n}'],
    ['function f<T>(\n  a: T,\n  b?: T,\n): T {\n  return a;\n}', 'function f(a, b) {\n  return a;\n}'],
    ["import {\n  type A,\n  b,\n  type C,\n} from './d';", "import { b } from './d.js';"],
    ['const f = ({ a }: { a?: string }): void => {};', 'const f = ({ a }) => {};'],
  ])('%j is %j', (typed, plain) => {
    expect(eraseTypes(typed)).toBe(`${plain}\n`);
  });

  /** Without layout and comments; modules by the same names. */
  const minify = async (code: string, loader: 'ts' | 'js') =>
    (await transform(code, { loader, minifyWhitespace: true, target: 'es2022', tsconfigRaw: TSCONFIG })).code.replace(
      /(from"\.[^"]*?)(\.js)?"/g,
      '$1"',
    );
  const TSCONFIG = { compilerOptions: { useDefineForClassFields: false, verbatimModuleSyntax: true } };

  it.each(Object.keys(SAMPLES).filter((path) => !/^api\.ts$|\.d\.ts$|\.py$/.test(path)))(
    '%s is the same program',
    async (path) => {
      const typed = SAMPLES[path] ?? '';
      const plain = eraseTypes(typed);
      expect(await minify(plain, 'js')).toBe((await minify(typed, 'ts')).replace(/export\*from"\.\/api";/, ''));
      // Those of types go with them.
      const said = (path === 'errors.ts' ? typed.replace(/export type [^;]*;.*/, '') : typed).match(/\/\/ .*/g);
      expect(plain.match(/\/\/ .*/g)).toEqual(said);
      expect(plain).not.toMatch(/\n{3}|[ \t]\n/);
    },
  );
});
