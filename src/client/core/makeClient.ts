import { compactTypes } from './compactTypes';
import { eraseTypes } from './eraseTypes';

export interface ClientSources {
  /** `docs/_samples/cloud.ts`. */
  cloud: string;
  /** What `livespec types` has written. */
  types: string;
  /** Of the API. */
  version: string;
  /** Writes comments in the language of the readers. */
  translate(code: string): string;
}

export interface ClientFile {
  /** Below the folder of the version. */
  path: string;
  text: string;
}

const REGION = (name: string) => new RegExp(`// #region ${name}\\n[^]*?// #endregion\\n\\n?`);
const MARKS = /^ *\/\/ #(region|endregion).*\n/gm;
const FROM_TYPES = /^(import|export) type .* from '\.\/api';\n+/gm;

/** The client, in one file for each kind of game: no other file, and no package, is needed. */
export function makeClient({ cloud, types, version, translate }: ClientSources): ClientFile[] {
  const declarations = compactTypes(types).map(
    ({ comment, text }) => `${comment ? `/** ${comment} */\n` : ''}export ${text}`,
  );
  const [code, api] = [cloud.replace(FROM_TYPES, '').trim(), declarations.join('\n\n')].map(translate);
  const whole = `${code}\n\n// Game Cloud API ${version}\n\n${api}\n`;
  const web = whole.replace(REGION('xhr'), '').replace(MARKS, '');
  const cocos = whole.replace(REGION('fetch'), '').replaceAll('withFetch', 'withXhr').replace(MARKS, '');
  return [
    { path: 'cloud.js', text: eraseTypes(web, { jsdoc: true }).replace(/(\*\/\n)\n(?=\/\*\*.*@typedef)/g, '$1') },
    { path: 'cloud.ts', text: web },
    { path: 'cocos/cloud.ts', text: cocos },
  ];
}
