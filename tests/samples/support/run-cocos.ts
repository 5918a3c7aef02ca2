import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { type Arrived, splitTarget } from './arrived';
import { fileContent, variables } from './expect-arrived';
import {
  arrivedFromRequest,
  type ClientOutcome,
  type ClientReply,
  emptyOutcome,
  makeGlobals,
  recordOutcome,
} from './run-fetch';

const TSC = path.resolve('node_modules/.bin/tsc');

/** Stricter than Cocos Creator's own. */
const COMPILER_OPTIONS = {
  strict: true,
  noImplicitReturns: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  types: [],
  target: 'es2020',
  lib: ['es2020', 'dom'],
  module: 'commonjs',
  outDir: 'out',
  rootDir: '.',
};

/** Type-checks each sample as a module; returns its JavaScript. */
export async function compileSamples(samples: string[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cocos-'));
  try {
    samples.forEach((sample, index) => writeFileSync(path.join(folder, `sample-${index}.ts`), sample));
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS }));
    await promisify(execFile)(TSC, ['-p', folder], { maxBuffer: 1 << 26 });
    return samples.map((_, index) => readFileSync(path.join(folder, 'out', `sample-${index}.js`), 'utf8'));
  } catch (error) {
    const message = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    const first = /sample-(\d+)\.ts/.exec(message)?.[1];
    throw new Error(`${message.slice(0, 2000)}\n${samples[Number(first ?? 0)]}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function makeXhr(outcome: ClientOutcome, reply: ClientReply, calls: Array<Promise<void>>): unknown {
  return class {
    #method = '';
    #url = '';
    #headers: Array<[string, string]> = [];
    responseType = '';
    status = 0;
    responseText = '';
    response: unknown;
    onload?: () => void;
    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.push([name, value]);
    }
    getResponseHeader(): string {
      return reply.contentType;
    }
    send(body?: string | ArrayBuffer | FormData | Blob): void {
      calls.push(
        this.#read(body).then((arrived) => {
          outcome.arrived.push(arrived);
          this.status = reply.status;
          if (this.responseType === 'arraybuffer') this.response = new TextEncoder().encode(reply.text).buffer;
          else this.responseText = reply.text;
          this.onload?.();
        }),
      );
    }
    async #read(body?: string | ArrayBuffer | FormData | Blob): Promise<Arrived> {
      if (body instanceof FormData || body instanceof Blob) {
        return arrivedFromRequest(new Request(this.#url, { method: this.#method, body, headers: this.#headers }));
      }
      const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body ?? new ArrayBuffer(0));
      const headers = new Map(this.#headers.map(([name, value]) => [name.toLowerCase(), value]));
      return { method: this.#method, ...splitTarget(this.#url.replace(/^[a-z]+:\/\/[^/]*/, '')), headers, body: bytes };
    }
  };
}

type Call = (...values: unknown[]) => Promise<unknown>;

function argumentsFor(call: Call, sent: File[], isBinary: boolean): unknown[] {
  const files: unknown[] = isBinary
    ? sent.map(({ name }) => new TextEncoder().encode(fileContent(name)).buffer)
    : [...sent];
  const names = /\(([^)]*)\)/.exec(call.toString())?.[1]?.split(', ') ?? [];
  return names
    .filter((name) => name !== '')
    .map((name) => {
      if (name === 'onData') return () => true;
      return /^file\d*$/.test(name) ? files.shift() : variables[name];
    });
}

/** Runs the polling function if there is one. */
export function runCocos(code: string, files: File[], isBinary: boolean, reply: ClientReply): Promise<ClientOutcome> {
  const outcome = emptyOutcome();
  const calls: Array<Promise<void>> = [];
  const exported: Record<string, Call> = {};
  const XMLHttpRequest = makeXhr(outcome, reply, calls);
  vm.runInContext(code, vm.createContext({ ...makeGlobals(outcome), XMLHttpRequest, exports: exported }));
  return recordOutcome(outcome, async () => {
    const call = Object.values(exported).at(-1);
    if (!call) throw new Error('the sample exports nothing');
    const done = call(...argumentsFor(call, files, isBinary));
    outcome.logged.push(await done);
    await Promise.all(calls);
  });
}
