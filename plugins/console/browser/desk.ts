import pages from '@generated/openapi/default/operations.json';
import samples from '@generated/openapi/default/samples.json';
import servers from '@generated/openapi/default/servers.json';
import type { FillableCall } from '../../openapi';
import type { Known, SandboxApi, SandboxOperation } from '../../sandbox';
import { credentialsOf, findCredential, findIssuers } from '../core/credentials';
import type { Form } from '../core/form';
import { createStore } from './store';
import { type Target, targetsOf } from './targets';
import type { WorldState } from './worldState';

/** What the sandbox of a version of the docs answers for. */
export interface SandboxDocument {
  /** See `versionKey`. */
  version: string;
  api: SandboxApi;
}

/** A request of the tab. */
export interface Entry {
  number: number;
  time: Date;
  title: string;
  /** Method, path and query, without secrets. */
  label: string;
  outcome: string;
  isError: boolean;
  operation: SandboxOperation;
  form: Form;
  choice: number;
}

/** What all calls of a document share in this tab. Secrets are nowhere else. */
export interface DeskState {
  target: Target;
  /** Of the address that the reader types. */
  address: string;
  port: string;
  /** Values of variables of servers. */
  variables: Record<string, string>;
  usesProxy: boolean;
  /** Code with credentials written out. */
  withSecrets: boolean;
  /** What the sandbox knows; `undefined` for servers. */
  known: Known | undefined;
  entries: Entry[];
  /** Credentials by target and variable. */
  credentials: Record<string, string>;
}

export type Desk = ReturnType<typeof createDesk>;

const MOST_ENTRIES = 50;
const LOCAL_PORT = '4010';
const desks = new Map<string, Desk>();

export function deskOf(document: SandboxDocument): Desk {
  const desk = desks.get(document.version) ?? createDesk(document);
  desks.set(document.version, desk);
  return desk;
}

function createDesk({ version, api }: SandboxDocument) {
  const { calls = {}, comments } = samples[version] ?? {};
  const [target] = targetsOf(servers[version] ?? []);
  const variables = new Set(Object.values(calls).flatMap((call: FillableCall) => credentialsOf(call)));
  const issuers = new Map<string, ReturnType<typeof findIssuers>>();
  const store = createStore<DeskState>({
    target: target ?? { kind: 'page' },
    address: '',
    port: LOCAL_PORT,
    variables: {},
    usesProxy: false,
    withSecrets: false,
    known: undefined,
    entries: [],
    credentials: {},
  });

  function keep(values: Array<[variable: string, value: string]>): void {
    const added = values.map(([variable, value]) => [`${receiver()} ${variable}`, value]);
    store.set({ credentials: { ...store.get().credentials, ...Object.fromEntries(added) } });
  }

  /** Whom credentials are for: no other server gets them. */
  function receiver(): string {
    const { target, address } = store.get();
    if (target.kind !== 'other') return `${target.kind} ${target.url ?? ''}`;
    return URL.canParse(address) ? `other ${new URL(address).origin}` : 'other';
  }

  return {
    version,
    api,
    comments,
    servers: servers[version] ?? [],
    store,
    world: createStore<WorldState>({ isOpen: false, results: {} }),
    /** What the reader typed, by id of the call. */
    kept: new Map<string, unknown>(),
    callOf: (id: string): FillableCall | undefined => (Object.hasOwn(calls, id) ? calls[id] : undefined),
    /** Calls that return a credential, such as a login. */
    issuersOf(credential: string): ReturnType<typeof findIssuers> {
      const found = issuers.get(credential) ?? findIssuers(credential, api, calls);
      issuers.set(credential, found);
      return found;
    },
    callFor: ({ method, path }: SandboxOperation): FillableCall | undefined =>
      Object.values(calls).find((call) => call.path === path && call.requests[0]?.request.method === method),
    titleOf({ method, path, title }: SandboxOperation): string {
      const rows = (pages[version] ?? []).flatMap(({ operations }) => operations);
      return rows.find((row) => row.method === method && row.path === path)?.title ?? title;
    },
    /** The title of the page with a call. */
    pageOf: (id: string): string | undefined => {
      const operation = api.operations.find((one) => one.id === id);
      const isOn = ({ operations }: { operations: Array<{ method: string; path: string }> }) =>
        operations.some(({ method, path }) => method === operation?.method && path === operation.path);
      return (pages[version] ?? []).find(isOn)?.title;
    },
    keep,
    receiver,
    credential: (variable: string): string | undefined => store.get().credentials[`${receiver()} ${variable}`],
    /** Keeps the credentials of a result, if it has any. */
    keepThoseOf(json: unknown): boolean {
      const found = [...variables].flatMap((variable): Array<[string, string]> => {
        const value = findCredential(json, variable);
        return value === undefined ? [] : [[variable, value]];
      });
      if (found.length > 0) keep(found);
      return found.length > 0;
    },
    forgetCredentials: () => store.set({ credentials: {}, known: undefined }),
    enter(entry: Omit<Entry, 'number'>): void {
      const { entries } = store.get();
      const number = (entries[0]?.number ?? 0) + 1;
      store.set({ entries: [{ ...entry, number }, ...entries].slice(0, MOST_ENTRIES) });
    },
  };
}
