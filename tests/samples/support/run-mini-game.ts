import vm from 'node:vm';
import { type Arrived, splitTarget } from './arrived';
import { fileContent } from './expect-arrived';
import {
  arrivedFromRequest,
  type ClientOutcome,
  type ClientReply,
  emptyOutcome,
  makeGlobals,
  recordOutcome,
} from './run-fetch';

interface Options {
  url: string;
  method?: string;
  data?: unknown;
  header?: Record<string, string>;
  dataType?: string;
  responseType?: string;
  filePath?: string;
  name?: string;
  formData?: Record<string, string>;
  success(result: Record<string, unknown>): void;
  fail(result: { errMsg: string }): void;
  complete?(): void;
}

const toQuery = (data: object) =>
  Object.entries(data)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');

/** As platforms document it: text and bytes as is, objects by content type. */
function writeData(data: unknown, contentType: string): Buffer {
  if (data === undefined) return Buffer.alloc(0);
  if (typeof data === 'string') return Buffer.from(data);
  if (data instanceof ArrayBuffer) return Buffer.from(data);
  const isForm = contentType.includes('application/x-www-form-urlencoded');
  if (isForm && typeof data === 'object' && data !== null) return Buffer.from(toQuery(data));
  if (!isForm && contentType !== 'application/json')
    throw new Error(`no rule makes text of an object for ${contentType}`);
  return Buffer.from(JSON.stringify(data));
}

function readRequest(options: Options): Arrived {
  const { method = 'GET', data, header = {} } = options;
  const headers = new Map(Object.entries(header).map(([name, value]) => [name.toLowerCase(), value]));
  const target = splitTarget(options.url.replace(/^[a-z]+:\/\/[^/]*/, ''));
  if (method === 'GET' && typeof data === 'object' && data !== null) {
    if (target.query !== '') throw new Error('a query in the URL and another one in data');
    return { method, path: target.path, query: toQuery(data), headers, body: Buffer.alloc(0) };
  }
  if (data !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  return { method, ...target, headers, body: writeData(data, headers.get('content-type') ?? '') };
}

const baseName = (path = '') => path.replace('user-data/', '');

async function readUpload(options: Options): Promise<Arrived> {
  const form = new FormData();
  for (const [name, value] of Object.entries(options.formData ?? {})) form.append(name, value);
  const fileName = baseName(options.filePath);
  form.append(options.name ?? '', new Blob([fileContent(fileName)]), fileName);
  return arrivedFromRequest(new Request(options.url, { method: 'POST', body: form, headers: options.header }));
}

function readReply(options: Options, reply: ClientReply): Record<string, unknown> {
  const { status, text } = reply;
  if (options.responseType === 'arraybuffer')
    return { statusCode: status, data: new TextEncoder().encode(text).buffer };
  const parses = (options.dataType ?? 'json') === 'json';
  return { statusCode: status, data: parses ? JSON.parse(text) : text };
}

export async function runMiniGame(sample: string, platform: string, reply: ClientReply): Promise<ClientOutcome> {
  const outcome = emptyOutcome();
  const calls: Array<Promise<void>> = [];
  const call = (options: Options, read: () => Promise<Arrived>, result: () => Record<string, unknown>) => {
    calls.push(
      read().then((arrived) => {
        outcome.arrived.push(arrived);
        options.success(result());
        options.complete?.();
      }),
    );
  };
  const api = {
    env: { USER_DATA_PATH: 'user-data' },
    getFileSystemManager: () => ({
      readFileSync: (path: string) => new TextEncoder().encode(fileContent(baseName(path))).buffer,
      writeFileSync: (path: string) => outcome.logged.push(`saved ${baseName(path)}`),
    }),
    request: (options: Options) =>
      call(
        options,
        async () => readRequest(options),
        () => readReply(options, reply),
      ),
    downloadFile: (options: Options) =>
      call(
        options,
        async () => readRequest(options),
        () => ({ statusCode: reply.status, tempFilePath: 'temp' }),
      ),
    uploadFile: (options: Options) =>
      call(
        options,
        () => readUpload(options),
        () => ({ statusCode: reply.status, data: reply.text }),
      ),
  };
  const context = vm.createContext({ ...makeGlobals(outcome), [platform]: api });
  return recordOutcome(outcome, async () => {
    vm.runInContext(sample, context);
    await Promise.all(calls);
  });
}
