import { eraseTypes } from './eraseTypes';
import type { ClientFile } from './makeClient';

export interface ProjectSources {
  version: string;
  client: ClientFile[];
  /** Of `docs/_samples`, by path. */
  samples: Record<string, string>;
  /** The program that `npm start` runs. */
  play: string;
  /** The program that `npm run sandbox` runs. */
  serve: string;
  /** A module that opens a sandbox, without imports. */
  sandbox: string;
  readme: string;
  /** Writes comments in the language of the readers. */
  translate(code: string): string;
}

const CLIENT = /^(cloud|api)\.ts$/;
const TYPESCRIPT = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  },
  exclude: ['server'],
};

/**
 * The samples of all guides with the client, twice: as JavaScript, which runs as it is, and as TypeScript. Those in Python
 * and the calls with curl are as they are.
 */
export function makeProject({
  version,
  client,
  samples,
  play,
  serve,
  sandbox,
  readme,
  translate,
}: ProjectSources): Record<string, string> {
  const written = (code = '') => translate(unmark(code));
  const entries = Object.entries(samples);
  const own = entries.filter(([path]) => path.endsWith('.ts') && !CLIENT.test(path));
  const clientAt = (path: string) => client.find((file) => file.path === path)?.text ?? '';
  const typed = own.map(([path, text]) => [`ts/${path}`, written(text)]);
  const plain = own
    .filter(([path]) => !path.endsWith('.d.ts'))
    .map(([path, text]) => [`js/${path.replace(/\.ts$/, '.js')}`, eraseTypes(written(text))]);
  const others = entries
    .filter(([path]) => /\.(py|sh)$/.test(path))
    .map(([path, text]) => [`${path.endsWith('.py') ? 'python' : 'curl'}/${path}`, written(text)]);
  const manifest = {
    name: 'game-cloud-samples',
    version,
    private: true,
    type: 'module',
    engines: { node: '>=20' },
    scripts: { start: 'node play.js', sandbox: 'node serve.js' },
  };
  return {
    'package.json': toJson(manifest),
    'README.md': readme,
    'play.js': play,
    'serve.js': serve,
    'sandbox.js': sandbox,
    ...Object.fromEntries(plain),
    'js/cloud.js': clientAt('cloud.js'),
    ...Object.fromEntries([...typed, ...others]),
    'ts/cloud.ts': clientAt('cloud.ts'),
    'ts/tsconfig.json': toJson(TYPESCRIPT),
    'cocos/cloud.ts': clientAt('cocos/cloud.ts'),
    'cocos/play.ts': written(samples['play.ts']),
  };
}

/** Regions are for pages. */
function unmark(code: string): string {
  return code.replace(/^ *(?:\/\/|#) #(region|endregion).*\n/gm, '');
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
