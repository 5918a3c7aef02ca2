import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Code, type CodeNode, isNode } from '../core/code/nodes';

interface Babel {
  parseAsync(text: string, options: object): Promise<unknown>;
}

/** The parser with which Docusaurus compiles the code of a site. */
function loadBabel(): Babel {
  const docusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
  return createRequire(docusaurus.resolve('@docusaurus/babel'))('@babel/core') as Babel;
}

/** Parses a file of JavaScript or TypeScript. Returns `undefined` if it is neither. */
export async function parseCode(file: string): Promise<Code | undefined> {
  const text = await readFile(file, 'utf8');
  const tree = await parseText(text, file);
  return tree && { file, text, tree };
}

/** `file`: its ending chooses the language. */
export async function parseText(text: string, file: string): Promise<CodeNode | undefined> {
  const plugins = /\.[cm]?ts$/.test(file) ? ['typescript'] : /\.tsx$/.test(file) ? ['typescript', 'jsx'] : ['jsx'];
  const parserOpts = { plugins };
  const options = { filename: file, configFile: false, babelrc: false, sourceType: 'unambiguous', parserOpts };
  const parsed = await loadBabel()
    .parseAsync(text, options)
    .catch(() => undefined);
  const tree = isNode(parsed) ? parsed.program : undefined;
  return isNode(tree) ? tree : undefined;
}
