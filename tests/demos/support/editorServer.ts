import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A project as the library of the editor posts it. */
export interface Posted {
  query: Record<string, string[]>;
  fields: Record<string, string>;
}

export interface EditorServer {
  origin: string;
  /** A path of an origin chooses how the editor behaves. */
  late: string;
  refusing: string;
  posted: Posted[];
  close(): void;
}

/** Attempts of the library until it gives up: at once, then 20 times. */
export const ATTEMPTS = 21;

/** A local editor that speaks the protocol of StackBlitz: it opens a project from a form, and obeys messages. */
export async function startEditorServer(): Promise<EditorServer> {
  const posted: Posted[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const [, behaviour = ''] = /^\/(?:(\w+)\/)?run$/.exec(pathname) ?? [];
      const fields = Object.fromEntries(new URLSearchParams(body));
      const query = Object.fromEntries([...searchParams.keys()].map((key) => [key, searchParams.getAll(key)]));
      if (request.method === 'POST') posted.push({ query, fields });
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(fields, behaviour));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin, late: `${origin}/late`, refusing: `${origin}/refusing`, posted, close };
}

function pageOf(fields: Record<string, string>, behaviour: string): string {
  const files = Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => {
      const [, path] = /^project\[files\]\[(.*)\]$/.exec(name) ?? [];
      return path === undefined ? [] : [[path, text]];
    }),
  );
  const start = { files, dependencies: JSON.parse(fields['project[dependencies]'] ?? '{}') as object, behaviour };
  const script = `(${editor.toString()})(${JSON.stringify(start)}, ${ATTEMPTS})`.replaceAll('</', '<\\/');
  return `<!doctype html><html lang="en"><title>Editor</title><main><h1>Editor</h1><ol></ol></main><script>${script}</script>`;
}

interface Message {
  type: string;
  payload: Record<string, unknown> & { __reqid: string };
}

interface Start {
  files: Record<string, string>;
  dependencies: object;
  behaviour: string;
}

/** Runs in the frame. Lists what it is told. */
function editor({ files, dependencies, behaviour }: Start, attempts: number): void {
  const list = document.querySelector('ol');
  const note = (text: string) => {
    const item = document.createElement('li');
    item.textContent = text;
    list?.append(item);
  };
  let url: string | null = null;
  const answers: Record<string, (payload: Message['payload']) => object> = {
    SDK_GET_FS_SNAPSHOT: () => files,
    SDK_GET_DEPS_SNAPSHOT: () => dependencies,
    SDK_GET_PREVIEW_URL: () => ({ url }),
    SDK_SET_PREVIEW_URL: ({ path }) => {
      url = `https://preview.example${String(path)}`;
      return {};
    },
    SDK_APPLY_FS_DIFF: ({ create, destroy }) => {
      Object.assign(files, create);
      for (const path of destroy as string[]) delete files[path];
      return {};
    },
  };
  let pings = 0;
  addEventListener('message', ({ data, source }: MessageEvent<{ action?: string; id: string }>) => {
    if (data.action !== 'SDK_INIT') return;
    pings += 1;
    document.body.dataset.pings = String(pings);
    if (behaviour === 'late' && pings <= attempts) return;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data: { type, payload } }: MessageEvent<Message>) => {
      const { __reqid, ...rest } = payload;
      note(`${type} ${JSON.stringify(rest)}`);
      const result =
        behaviour === 'refusing' ? { __error: 'not now' } : { ...answers[type]?.(payload), __success: true };
      port1.postMessage({ type, payload: { ...result, __reqid } });
    });
    port1.start();
    const success = { action: 'SDK_INIT_SUCCESS', id: data.id, payload: { previewOrigin: null } };
    (source as Window).postMessage(success, { targetOrigin: '*', transfer: [port2] });
  });
}
