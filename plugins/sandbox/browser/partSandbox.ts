import type { SandboxApi, SandboxOptions } from '../core/api';
import { CONTROL_PATH } from '../core/controls/answerControl';
import { createSandbox, type Sandbox } from '../core/handle/createSandbox';
import { createRouter } from '../core/handle/router';
import { joinApis } from '../core/parts/divideApi';
import type { OperationPart, PartIndex } from '../core/parts/types';
import { readQuery } from '../core/request/readTexts';
import { fromRequest } from '../core/request/sentRequest';

/** Where the parts of a document come from. */
export interface PartLoader {
  loaded(): readonly OperationPart[];
  load(name: string): Promise<OperationPart>;
  index(): Promise<PartIndex>;
}

/** Controls that look at all operations. */
const OF_ALL = /\/(operations|snapshot)\/?$/;

/** Controls that ask of any operation only how it can fail. */
const OF_INDEX = /\/(world|faults)\/?$/;

/** A sandbox that has the operations which a page has loaded, and loads others when they are called. */
export function createPartSandbox(
  parts: PartLoader,
  options: Pick<SandboxOptions, 'store'> & Partial<SandboxOptions>,
): Sandbox {
  let opened: { api: SandboxApi; count: number; sandbox: Sandbox; route: ReturnType<typeof createRouter> } | undefined;

  const open = (api: SandboxApi, count = 0) => ({
    api,
    count,
    sandbox: createSandbox({ ...options, api }),
    route: createRouter(api),
  });

  function openLoaded(): typeof opened {
    const [first, ...others] = parts.loaded().map(({ api }) => api);
    if (!first) return undefined;
    if (opened?.count !== others.length + 1) opened = open(joinApis([first, ...others]), others.length + 1);
    return opened;
  }

  async function find(request: Request): Promise<Sandbox> {
    const sent = fromRequest(request);
    const { pathname, search } = sent;
    const own = openLoaded();
    if (pathname === CONTROL_PATH || pathname.startsWith(`${CONTROL_PATH}/`)) {
      if (own && !OF_ALL.test(pathname) && !OF_INDEX.test(pathname)) return own.sandbox;
      const { api, names } = await parts.index();
      if (OF_INDEX.test(pathname)) return open(api).sandbox;
      if (OF_ALL.test(pathname)) await Promise.all(Object.values(names).map(parts.load));
      return openLoaded()?.sandbox ?? open(api).sandbox;
    }
    const query = readQuery(search);
    if (own?.route(sent, query).kind === 'operation') return own.sandbox;
    const { api, names } = await parts.index();
    const whole = open(api);
    const found = whole.route(sent, query);
    const name = found.kind === 'operation' ? names[found.operation.id] : undefined;
    if (name === undefined) return whole.sandbox;
    await parts.load(name);
    return openLoaded()?.sandbox ?? whole.sandbox;
  }

  return { fetch: async (request, caller) => (await find(request)).fetch(request, caller) };
}
