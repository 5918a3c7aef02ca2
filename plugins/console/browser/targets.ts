import { translate } from '@docusaurus/Translate';
import options from '@generated/console/default/options.json';
import { connectSandbox } from '@theme/sandbox/connectSandbox';
import { openSandbox } from '@theme/sandbox/openSandbox';
import { serverAddress } from '../../samples/core/code/serverAddress';
import type { ControlClient } from '../../sandbox';
import { withoutEndSlashes } from '../../shared/core/withoutEndSlashes';
import { judgeAddress } from '../core/judgeAddress';
import type { TargetKind } from '../options';

/** Where requests go. */
export interface Target {
  kind: 'page' | 'local' | 'server' | 'other';
  /** The server of the document, or of a call. */
  server?: ServerOfDocument;
}

export interface ServerOfDocument {
  url: string;
  label?: string;
  variables: Array<{ name: string; default: string; enum: string[] }>;
}

export const PROXY = options.proxy;

/** The targets that the site offers. */
export function targetsOf(servers: ServerOfDocument[]): Target[] {
  const lists: Record<TargetKind, Target[]> = {
    page: [{ kind: 'page' }],
    local: [{ kind: 'local' }],
    servers: servers.filter(({ url }) => /^(https?:)?\/\//i.test(url)).map((server) => ({ kind: 'server', server })),
    other: [{ kind: 'other' }],
  };
  return options.targets.flatMap((kind) => lists[kind]);
}

export function isSameTarget(one: Target, other: Target): boolean {
  return one.kind === other.kind && one.server?.url === other.server?.url;
}

export function isSandbox({ kind }: Target): boolean {
  return kind === 'page' || kind === 'local';
}

/** A target with what readers type to choose it. */
export interface Typed {
  target: Target;
  address: string;
  port: string;
  variables: Record<string, string>;
}

/** The address of a target, which paths of the document follow; for sandboxes, without the path of a server. */
export function addressOf({ target: { kind, server }, address, port, variables }: Typed): string {
  if (kind === 'page') return 'http://sandbox';
  if (kind === 'local') return `http://127.0.0.1:${port.trim()}`;
  return server ? serverAddress(server, variables) : withoutEndSlashes(address.trim());
}

export interface Connection {
  /** WebKit ends what is still to come of an answer only by a signal of its own, not by that of the request. */
  fetch(request: Request, options?: { signal: AbortSignal }): Promise<Response>;
  controls?: ControlClient;
}

/** The servers of the document, and its version. */
interface Documented {
  servers: ServerOfDocument[];
  version: string;
}

/** Why an address is refused, by default that of the target, with a hint. */
export function faultOf(typed: Typed, { servers }: Documented, address = addressOf(typed)): string | undefined {
  const { target, variables } = typed;
  if (target.kind === 'page') return undefined;
  const named = [...servers, ...(target.server ? [target.server] : [])].map((server) => nameServer(server, variables));
  const fault = judgeAddress(address, location.href, named);
  if (fault === 'incomplete') {
    return translate({
      id: 'console.address.incomplete',
      message:
        'Nothing is sent to an incomplete address. Enter scheme, host and path, such as https://api.example.com/v1, without a user name, ? or #.',
    });
  }
  return (
    fault &&
    translate(
      {
        id: 'console.address.own',
        message:
          'Nothing is sent to {host}: it is the host of this documentation, and the document names no server there. Enter the address of the API.',
      },
      { host: location.host },
    )
  );
}

/** With values that the document lists: it does not name what a reader types. */
function nameServer(server: ServerOfDocument, typed: Typed['variables']): string {
  const { url, variables } = server;
  // Relative to where the document is.
  if (/^\.{0,2}\/(?!\/)/.test(url)) return url;
  const listed = variables.flatMap(({ name, enum: values }) =>
    values.includes(typed[name] ?? '') ? [[name, typed[name] ?? '']] : [],
  );
  return serverAddress(server, Object.fromEntries(listed));
}

/** Connects to a target. Sandboxes have controls. Rejects with words for readers if nothing may be sent there. */
export async function connect(typed: Typed, desk: Documented): Promise<Connection> {
  const { target } = typed;
  if (target.kind === 'page') {
    const { fetch, controls } = await openSandbox(desk.version);
    return { fetch: (request) => fetch(request), controls };
  }
  const address = addressOf(typed);
  const fault = faultOf(typed, desk, address);
  if (fault !== undefined) throw new Error(fault);
  const send: Connection['fetch'] = (request, options) => fetch(request, options);
  if (target.kind !== 'local') return { fetch: send };
  return { fetch: send, controls: connectSandbox(address) };
}
