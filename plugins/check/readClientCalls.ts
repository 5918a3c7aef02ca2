import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Refusal } from '../shared/commandLine';
import { listFiles, nameBelow } from '../shared/files';
import { readCode } from './core/calls/readCode';
import { readHar } from './core/calls/readHar';
import { readHttpFile } from './core/calls/readHttpFile';
import type { ClientCalls, ClientRequest } from './core/calls/types';
import { isCode } from './core/samples/languages';
import type { SampleFile } from './core/samples/types';
import { Lines } from './core/text/lines';

/** What no person has written. */
const IGNORED = /(?:^|\/)(?:\.[^/]*|node_modules|dist|build|out|coverage|vendor|target)\/|\.min\.[cm]?js$/;
/** Longer files of code are generated. */
const MOST_BYTES = 1_000_000;

/** Reads what a client calls: HTTP archives, `.http` files, files of code, and folders of all these. */
export async function readClientCalls(paths: readonly string[], cwd: string): Promise<ClientCalls> {
  const requests: ClientRequest[] = [];
  const code: SampleFile[] = [];
  for (const given of paths) {
    const path = resolve(cwd, given);
    const entry = await stat(path).catch(() => undefined);
    if (!entry) throw new Refusal(`\`--calls\`: there is no \`${given}\`.`);
    const names = entry.isDirectory() ? (await listFiles(path)).filter((name) => !IGNORED.test(name)).sort() : [''];
    for (const file of names.map((name) => join(path, name))) {
      const name = nameBelow(file, cwd);
      if (/\.har$/i.test(name)) requests.push(...readHar(name, await readFile(file)));
      else if (/\.(?:http|rest)$/i.test(name)) requests.push(...readHttpFile(name, await readFile(file, 'utf8')));
      else if (isCode(langOf(name)) && (await stat(file)).size <= MOST_BYTES)
        code.push(sampleOf(name, await readFile(file, 'utf8')));
      else if (!entry.isDirectory())
        throw new Refusal(`\`--calls\` reads HTTP archives (.har), .http files, code and folders, not \`${given}\`.`);
    }
  }
  for (const sample of code) requests.push(...readCode(sample, code));
  return { requests, code };
}

function langOf(name: string): string {
  const lang = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return lang === 'vue' || lang === 'svelte' ? 'ts' : lang;
}

function sampleOf(file: string, text: string): SampleFile {
  const lines = new Lines(text);
  return { file, lang: langOf(file), text, place: (index) => ({ file, ...lines.placeOf(index) }) };
}
