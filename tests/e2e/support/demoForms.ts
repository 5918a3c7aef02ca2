import LZString from 'lz-string';
import type { Locator, Page, Request } from 'playwright-core';

export type Files = Record<string, string>;
export type Editor = 'CodeSandbox' | 'StackBlitz';

/** A form that a click sends to an online editor. */
export interface SentForm {
  /** Method and address. */
  target: string;
  fields: URLSearchParams;
}

const ADDRESSES: Record<Editor, string> = {
  CodeSandbox: 'https://codesandbox.io/**',
  StackBlitz: 'https://stackblitz.com/**',
};

const click = (editor: Editor, demo: Locator) => demo.getByRole('button', { name: `Open in ${editor}` }).click();

/** Sends the form in a new tab, as the browser does. */
export async function sendForm(editor: Editor, demo: Locator): Promise<SentForm> {
  const context = demo.page().context();
  const sent = new Promise<Request>((resolve) => {
    void context.route(ADDRESSES[editor], (route, request) => {
      resolve(request);
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Editor</title>' });
    });
  });
  const [tab] = await Promise.all([context.waitForEvent('page'), click(editor, demo)]);
  const request = await unlessFailed(sent, demo);
  // Chromium may never close a tab that is about to show a page.
  await tab.waitForURL(ADDRESSES[editor]);
  await tab.close();
  await context.unroute(ADDRESSES[editor]);
  return { target: `${request.method()} ${request.url()}`, fields: new URLSearchParams(request.postData() ?? '') };
}

/** The same form, kept from a tab that is not there: tabs take long. */
export async function keepForm(editor: Editor, demo: Locator): Promise<SentForm> {
  const kept = keepNextForm(demo.page());
  await click(editor, demo);
  const { target, fields } = await unlessFailed(kept, demo);
  return { target, fields: new URLSearchParams(fields) };
}

function keepNextForm(page: Page): Promise<{ target: string; fields: Array<[string, string]> }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        window.open = () => ({ document, close() {} }) as unknown as Window;
        HTMLFormElement.prototype.submit = function keep(this: HTMLFormElement) {
          const fields = [...new FormData(this)].map(([name, value]): [string, string] => [name, String(value)]);
          resolve({ target: `${this.method.toUpperCase()} ${this.action}`, fields });
          this.remove();
        };
      }),
  );
}

function unlessFailed<T>(sent: Promise<T>, demo: Locator): Promise<T> {
  const failed = demo
    .locator('.previewer-message:not(:empty)')
    .innerText()
    .then((message): T => {
      throw new Error(`The editor is not opened: ${message}`);
    });
  failed.catch(() => undefined);
  return Promise.race([sent, failed]);
}

export interface SandboxPayload {
  title: string;
  description: string;
  template: string;
  dependencies: Record<string, string>;
  files: Files;
}

export function unpackCodeSandbox({ fields }: SentForm): SandboxPayload {
  const parameters = (fields.get('parameters') ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const { files, ...payload } = JSON.parse(LZString.decompressFromBase64(parameters) ?? '') as Omit<
    SandboxPayload,
    'files'
  > & { files: Record<string, { content: string; isBinary: boolean }> };
  const texts = Object.entries(files).map(([path, { content }]) => [path, content] as const);
  return { ...payload, files: Object.fromEntries(texts) };
}

export function unpackStackBlitz({ fields }: SentForm): Files {
  const found = [...fields].flatMap(([key, text]) => {
    const path = /^project\[files\]\[(.*)\]$/.exec(key)?.[1];
    // Forms send every line with a carriage return.
    return path === undefined ? [] : [[path, text.replaceAll('\r\n', '\n')] as const];
  });
  return Object.fromEntries(found);
}
