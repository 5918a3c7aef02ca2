import servers from '@generated/openapi/default/servers.json';
import { loadIndex, loadPart } from '@theme/sandbox/operationParts';
import { findCredential } from '../../samples/core/sample/credentials';
import type { Issuer, Known, OperationPart, SandboxOperation } from '../../sandbox';
import type { Form } from '../core/form';
import { onlySecrets } from '../core/handedForm';
import { readUrl } from '../core/judgeAddress';
import { readKept, writeKept } from './keptKeys';
import { notLoaded } from './notLoaded';
import type { Reply } from './readReply';
import { createStore } from './store';
import { addressOf, type Connection, connect, type Target, type Typed, targetsOf } from './targets';
import type { WorldState } from './worldState';

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
  /** Without credentials. */
  form: Form;
  choice: number;
  reply: Reply | undefined;
}

/** What all calls of a document share in this tab. Secrets are nowhere else. */
export interface DeskState {
  target: Target;
  /** The address that the reader types. */
  address: string;
  port: string;
  /** Values of variables of servers. */
  variables: Record<string, string>;
  usesProxy: boolean;
  /** Servers get the cookies that this browser has of them. */
  sendsCookies: boolean;
  /** Code with credentials written out. */
  withSecrets: boolean;
  /** What the sandbox knows; `undefined` for servers. */
  known: Known | undefined;
  /** No sandbox answers on this machine. */
  isAway: boolean;
  entries: Entry[];
  /** Credentials by target and variable. */
  credentials: Record<string, string>;
  /** The reader has asked this browser to keep the credentials for servers. */
  keepsKeys: boolean;
}

export type Desk = ReturnType<typeof createDesk>;

const MOST_ENTRIES = 50;
const LOCAL_PORT = '4010';
const desks = new Map<string, Desk>();

/** `version`: see `versionKey`. `part`: of any of its operations. */
export function deskOf(version: string, part: OperationPart): Desk {
  const desk = desks.get(version) ?? createDesk(version, part);
  desks.set(version, desk);
  return desk;
}

function createDesk(version: string, { api: { envelope, bases }, comments, credentials }: OperationPart) {
  const [target] = targetsOf(servers[version] ?? []);
  const keptKeys = readKept(version);
  const store = createStore<DeskState>({
    target: target ?? { kind: 'page' },
    address: '',
    port: LOCAL_PORT,
    variables: {},
    usesProxy: false,
    sendsCookies: false,
    withSecrets: false,
    known: undefined,
    isAway: false,
    entries: [],
    credentials: keptKeys ?? {},
    keepsKeys: keptKeys !== undefined,
  });
  const kept = new Map<string, unknown>();
  let handed: { id: string; form: Form } | undefined;
  let written = store.get();
  store.subscribe(() => {
    const { credentials, keepsKeys } = store.get();
    if (credentials !== written.credentials || keepsKeys !== written.keepsKeys) {
      writeKept(version, keepsKeys ? credentials : undefined);
    }
    written = store.get();
  });

  function keep(values: Array<[variable: string, value: string]>, from?: Typed): void {
    const added = values.map(([variable, value]) => [`${receiver(from)} ${variable}`, value]);
    store.set({ credentials: { ...store.get().credentials, ...Object.fromEntries(added) } });
  }

  /** Whom credentials are for: no other server gets them. */
  function receiver(typed: Typed = store.get()): string {
    const { kind, server } = typed.target;
    // What readers type may lead to any host.
    const isTyped = kind === 'other' || server?.variables.some(({ enum: values }) => values.length === 0);
    const origin = isTyped ? readUrl(addressOf(typed))?.origin : undefined;
    return [kind, server?.url, origin].filter((part) => part !== undefined).join(' ');
  }

  const openIndex = () => loadIndex(version).catch(sayNotLoaded);

  return {
    version,
    envelope,
    /** Paths of the document's servers. */
    bases,
    comments,
    servers: servers[version] ?? [],
    store,
    world: createStore<WorldState>({ isOpen: false, results: {} }),
    /** What the reader typed, by id of the call. */
    kept,
    /** Has a call open next with the secrets of a form, which no link may have. */
    hand(id: string, form: Form): void {
      kept.delete(id);
      handed = { id, form: onlySecrets(form) };
    },
    /** The secrets that were handed to a call; once. */
    takeHanded(id: string): Form {
      if (handed?.id !== id) return { fields: [] };
      const { form } = handed;
      handed = undefined;
      return form;
    },
    /** Calls that return a credential, such as a login. */
    issuersOf: (variable: string): Issuer[] =>
      Object.hasOwn(credentials, variable) ? (credentials[variable] ?? []) : [],
    /** Loads what the page needs of another operation. Rejects with words for readers. */
    async openOperation(operationId: string): Promise<OperationPart | undefined> {
      const { names } = await openIndex();
      const name = names[operationId];
      return name === undefined ? undefined : loadPart(version, name).catch(sayNotLoaded);
    },
    /** All operations, without what they take and return. Rejects with words for readers. */
    openIndex,
    /** To the chosen target. */
    connect: (): Promise<Connection> => connect(store.get(), { version, servers: servers[version] ?? [] }),
    keep,
    receiver,
    credential: (variable: string, target?: Target): string | undefined =>
      store.get().credentials[`${receiver({ ...store.get(), ...(target && { target }) })} ${variable}`],
    /** Keeps the credentials of a result, if it has any. `from`: by default, the chosen target. */
    keepThoseOf(json: unknown, from?: Typed): boolean {
      const found = Object.keys(credentials).flatMap((variable): Array<[string, string]> => {
        const value = findCredential(json, variable);
        return value === undefined ? [] : [[variable, value]];
      });
      if (found.length > 0) keep(found, from);
      return found.length > 0;
    },
    forgetCredentials: () => store.set({ credentials: {}, keepsKeys: false, known: undefined }),
    enter(entry: Omit<Entry, 'number'>): void {
      const { entries } = store.get();
      const number = (entries[0]?.number ?? 0) + 1;
      store.set({ entries: [{ ...entry, number }, ...entries].slice(0, MOST_ENTRIES) });
    },
  };
}

function sayNotLoaded(cause: unknown): never {
  throw new Error(notLoaded(), { cause });
}
