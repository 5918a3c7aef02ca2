import pages from '@generated/openapi/default/operations.json';
import samples from '@generated/openapi/default/samples.json';
import type { FillableCall } from '../../openapi';
import type { SandboxApi, SandboxOperation } from '../../sandbox';
import { credentialsOf, findCredential, findIssuers } from '../core/credentials';
import type { Form } from '../core/form';
import type { Answered } from './readAnswer';

/** What the sandbox of a version of the docs answers for. */
export interface SandboxDocument {
  /** See `versionKey`. */
  version: string;
  api: SandboxApi;
}

export type DocumentMemory = ReturnType<typeof createMemory>;

const memories = new Map<string, DocumentMemory>();

/** What the console knows of a document, and what its calls have returned, until the page is left. */
export function memoryOf(document: SandboxDocument): DocumentMemory {
  const memory = memories.get(document.version) ?? createMemory(document);
  memories.set(document.version, memory);
  return memory;
}

function createMemory({ version, api }: SandboxDocument) {
  const { calls = {}, comments } = samples[version] ?? {};
  const issuers = new Map<string, ReturnType<typeof findIssuers>>();
  /** Credentials that calls have returned, by variable. */
  const known = new Map<string, string>();
  const variables = new Set(Object.values(calls).flatMap((call: FillableCall) => credentialsOf(call)));

  function issuersOf(credential: string): ReturnType<typeof findIssuers> {
    const found = issuers.get(credential) ?? findIssuers(credential, api, calls);
    issuers.set(credential, found);
    return found;
  }

  return {
    api,
    comments,
    known,
    /** What the reader typed, by id of the call. */
    kept: new Map<string, { form: Form; choice: number }>(),
    issuersOf,
    requestOf: (id: string, choice: number) => (Object.hasOwn(calls, id) ? calls[id]?.requests[choice] : undefined),
    titleOf({ method, path, title }: SandboxOperation): string {
      const rows = (pages[version] ?? []).flatMap(({ operations }) => operations);
      return rows.find((row) => row.method === method && row.path === path)?.title ?? title;
    },
    /** Returns the credentials of the answer, by variable. */
    remember({ json }: Answered): Map<string, string> {
      const found = [...variables].flatMap((variable): Array<[string, string]> => {
        const value = findCredential(json, variable);
        return value === undefined ? [] : [[variable, value]];
      });
      for (const [variable, value] of found) known.set(variable, value);
      return new Map(found);
    },
    /** A credential that no call returns may be anything, unless the backend checks it. */
    startValueOf: (credential: string) => (issuersOf(credential).length > 0 ? '' : credential),
  };
}
