import { translate } from '@docusaurus/Translate';
import pages from '@generated/openapi/default/operations.json';
import samples from '@generated/openapi/default/samples.json';
import api from '@generated/sandbox/default/api.json';
import { openSandbox } from '@theme/sandbox/openSandbox';
import { useEffect, useState } from 'react';
import type { FillableCall, OperationView } from '../../openapi';
import type { SandboxOperation } from '../../sandbox';
import { credentialsOf, findCredential, findIssuers, findOperation } from '../core/credentials';
import { createForm, type Form } from '../core/form';
import { toRequest } from '../core/toRequest';
import { type Answered, readAnswer } from './readAnswer';

const { calls = {} } = samples.default ?? Object.values(samples)[0] ?? {};

/** Credentials that calls have returned, by variable, until the page is left. */
const known = new Map<string, string>();

const issuers = new Map<string, ReturnType<typeof findIssuers>>();

function listIssuers(credential: string): ReturnType<typeof findIssuers> {
  const found = issuers.get(credential) ?? findIssuers(credential, api, calls);
  issuers.set(credential, found);
  return found;
}

function requestOf(id: string) {
  return Object.hasOwn(calls, id) ? calls[id]?.requests[0] : undefined;
}

export interface Issuer {
  title: string;
  run(): Promise<void>;
}

export type ConsoleState = NonNullable<ReturnType<typeof useConsole>>;

/** `undefined` if the sandbox does not have the call. */
export function useConsole({ id, method, path, errors }: OperationView) {
  const operation = findOperation(api, method, path);
  const [form, setForm] = useState(() => operation && fillKnown(createForm(operation, requestOf(id))));
  const [files, setFiles] = useState<Record<string, File | undefined>>({});
  const [preference, setPreference] = useState('');
  const [answer, setAnswer] = useState<Answered>();
  const [isBusy, setBusy] = useState(false);
  // Fetched while the reader looks at the form; without it, `send` says what is wrong.
  useEffect(() => void openSandbox().catch(() => undefined), []);
  if (!operation || !form) return undefined;

  async function perform(makeRequest: () => Request): Promise<void> {
    setBusy(true);
    try {
      const { fetch } = await openSandbox();
      const answered = await readAnswer(await fetch(makeRequest()), api);
      remember(answered);
      setForm((old) => old && fillKnown(old));
      setAnswer(answered);
    } catch (error) {
      setAnswer({ failure: error instanceof Error ? error.message : String(error) });
    }
    setBusy(false);
  }

  const run = (sent: SandboxOperation, sentForm: Form, prefer?: string) =>
    perform(() => toRequest({ operation: sent, base: baseOf(sent), form: sentForm, files, prefer }));

  return {
    form,
    setForm,
    files,
    setFiles,
    preference,
    setPreference,
    preferences: listPreferences(operation, errors),
    issuersOf: (credential: string): Issuer[] =>
      listIssuers(credential).map((issuer) => ({
        title: titleOf(issuer.operation),
        run: () => run(issuer.operation, createForm(issuer.operation, issuer.call.requests[0])),
      })),
    answer,
    isBusy,
    send: () => run(operation, form, preference),
    async reset() {
      known.clear();
      const { controls } = await openSandbox();
      await controls.reset();
      setForm((old) => old && forget(old));
      setAnswer({ note: translate({ id: 'console.wasReset', message: 'The sandbox is as it was at first.' }) });
    },
  };
}

function baseOf({ bases = api.bases }: SandboxOperation): string {
  return bases[0] ?? '';
}

function remember({ json }: Answered): void {
  const variables = new Set(Object.values(calls).flatMap((call: FillableCall) => credentialsOf(call)));
  for (const variable of variables) {
    const found = findCredential(json, variable);
    if (found !== undefined) known.set(variable, found);
  }
}

/** A credential that no call returns may be anything, unless the backend checks it. */
function fillKnown(form: Form): Form {
  const fields = form.fields.map((field) => {
    const { credential } = field;
    if (credential === undefined) return field;
    const found = known.get(credential);
    if (found !== undefined) return { ...field, value: found };
    const isFree = field.value === '' && listIssuers(credential).length === 0;
    return isFree ? { ...field, value: credential } : field;
  });
  return { ...form, fields };
}

function forget(form: Form): Form {
  const fields = form.fields.map((field) => (field.credential === undefined ? field : { ...field, value: '' }));
  return fillKnown({ ...form, fields });
}

function listPreferences({ codes = [], answers }: SandboxOperation, errors: OperationView['errors']) {
  const known = errors.filter(({ code }) => codes.includes(code));
  if (known.length > 0) {
    return known.map(({ code, text, meaning }) => ({ value: `code=${code}`, label: `${code} ${text ?? meaning}` }));
  }
  const statuses = answers.flatMap(({ status }) => (/^\d{3}$/.test(status) ? [status] : []));
  return statuses.map((status) => ({ value: `code=${status}`, label: status }));
}

function titleOf({ method, path, title }: SandboxOperation): string {
  const rows = Object.values(pages).flatMap((list) => list.flatMap(({ operations }) => operations));
  return rows.find((row) => row.method === method && row.path === path)?.title ?? title;
}
