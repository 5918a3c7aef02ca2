import options from '@generated/console/default/options.json';
import { connectSandbox } from '@theme/sandbox/connectSandbox';
import { openSandbox } from '@theme/sandbox/openSandbox';
import { serverAddress } from '../../samples/core/code/serverAddress';
import type { ControlClient } from '../../sandbox';
import type { TargetKind } from '../options';

/** Where requests go. */
export interface Target {
  kind: 'page' | 'local' | 'server' | 'other';
  /** The URL of a server, as the document writes it. */
  url?: string;
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
    servers: servers.filter(({ url }) => /^(https?:)?\/\//i.test(url)).map(({ url }) => ({ kind: 'server', url })),
    other: [{ kind: 'other' }],
  };
  return options.targets.flatMap((kind) => lists[kind]);
}

export function isSandbox({ kind }: Target): boolean {
  return kind === 'page' || kind === 'local';
}

interface Typed {
  target: Target;
  address: string;
  port: string;
  variables: Record<string, string>;
}

/** The address of a target, which paths of the document follow; for sandboxes, without the path of a server. */
export function addressOf(
  { target: { kind, url }, address, port, variables }: Typed,
  servers: ServerOfDocument[],
): string {
  if (kind === 'local') return `http://127.0.0.1:${port.trim()}`;
  if (kind === 'other') return address.trim().replace(/\/+$/, '');
  if (kind === 'page') return 'http://sandbox';
  return serverAddress(
    servers.find((server) => server.url === url),
    variables,
  );
}

export interface Connection {
  fetch(request: Request): Promise<Response>;
  controls?: ControlClient;
}

/** Connects to a target. Sandboxes have controls. */
export async function connect(target: Target, address: string, version: string): Promise<Connection> {
  if (target.kind === 'page') {
    return openSandbox(version);
  }
  const send = (request: Request) => fetch(request);
  if (target.kind !== 'local') return { fetch: send };
  return { fetch: send, controls: connectSandbox(address) };
}
