import { translate } from '@docusaurus/Translate';
import pages from '@generated/openapi/default/operations.json';
import samples from '@generated/openapi/default/samples.json';
import api from '@generated/sandbox/default/api.json';
import { useChosenRequest } from '@theme/ApiOperation/chosen';
import { openSandbox, type PageSandbox } from '@theme/sandbox/openSandbox';
import { useEffect, useRef, useState } from 'react';
import type { FillableCall, OperationView } from '../../openapi';
import type { SandboxOperation } from '../../sandbox';
import { credentialsOf, findCredential, findIssuers, findOperation } from '../core/credentials';
import { createForm, type Form } from '../core/form';
import { toRequest } from '../core/toRequest';
import { toSample } from '../core/toSample';
import { type Answered, readAnswer } from './readAnswer';

/** The sandbox has the document of the first instance. */
const { calls = {}, comments } = Object.values(samples)[0] ?? {};

/** Credentials that calls have returned, by variable, until the page is left. */
const known = new Map<string, string>();

/** What the reader typed, by id of the call, until the page is left. */
const kept = new Map<string, { form: Form; choice: number }>();

const issuers = new Map<string, ReturnType<typeof findIssuers>>();

function listIssuers(credential: string): ReturnType<typeof findIssuers> {
  const found = issuers.get(credential) ?? findIssuers(credential, api, calls);
  issuers.set(credential, found);
  return found;
}

function requestOf(id: string, choice: number) {
  return Object.hasOwn(calls, id) ? calls[id]?.requests[choice] : undefined;
}

export interface Issuer {
  title: string;
  run(): Promise<void>;
}

export type ConsoleState = NonNullable<ReturnType<typeof useConsole>>;

/** `undefined` if the sandbox does not have the call. */
export function useConsole({ id, method, path, errors, choices = [] }: OperationView) {
  const [shown] = useChosenRequest(choices);
  const operation = findOperation(api, method, path);
  const [{ form, choice }, setTyped] = useState(() => {
    const old = kept.get(id);
    if (old) return { ...old, form: fill(withoutFiles(old.form), (credential) => known.get(credential)) };
    return { form: operation && fillKnown(createForm(operation, requestOf(id, shown))), choice: shown };
  });
  const [preference, setPreference] = useState('');
  const [answer, setAnswer] = useState<Answered>();
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  // Fetched while the reader looks at the form.
  useEffect(() => void openSandbox().catch(() => undefined), []);
  useEffect(() => void (form && kept.set(id, { form, choice })), [id, form, choice]);
  if (!operation || !form) return undefined;

  const setForm = (next: Form) => setTyped({ form: next, choice });
  const fillForm = (find: (credential: string) => string | undefined) =>
    setTyped((old) => (old.form ? { ...old, form: fill(old.form, find) } : old));

  /** One at a time: keys repeat. */
  async function perform(work: (sandbox: PageSandbox) => Promise<Answered>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setAnswer(undefined);
    try {
      setAnswer(await work(await openSandbox()));
    } catch (error) {
      setAnswer({ failure: error instanceof Error ? error.message : String(error) });
    }
    running.current = false;
    setBusy(false);
  }

  const run = (sent: SandboxOperation, sentForm: Form, prefer = '') =>
    perform(async ({ fetch }) => {
      const request = toRequest({ operation: sent, base: baseOf(sent), form: sentForm, prefer });
      const answered = await readAnswer(await fetch(request), api, sent);
      const found = remember(answered);
      fillForm((credential) => found.get(credential));
      return sent === operation ? answered : { ...answered, title: titleOf(sent) };
    });

  const built = requestOf(id, choice);
  return {
    form,
    setForm,
    /** What is sent, for code. */
    sample: built && { ...toSample(operation, built, form), comments },
    choice,
    choose: (next: number) => setTyped({ form: fillKnown(createForm(operation, requestOf(id, next))), choice: next }),
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
    reset: () =>
      perform(async ({ controls }) => {
        await controls.reset();
        known.clear();
        kept.clear();
        fillForm(startValueOf);
        return { note: translate({ id: 'console.wasReset', message: 'The sandbox was reset.' }) };
      }),
  };
}

function baseOf({ bases = api.bases }: SandboxOperation): string {
  return bases[0] ?? '';
}

/** Returns the credentials of the answer, by variable. */
function remember({ json }: Answered): Map<string, string> {
  const variables = new Set(Object.values(calls).flatMap((call: FillableCall) => credentialsOf(call)));
  const found = [...variables].flatMap((variable): Array<[string, string]> => {
    const value = findCredential(json, variable);
    return value === undefined ? [] : [[variable, value]];
  });
  for (const [variable, value] of found) known.set(variable, value);
  return new Map(found);
}

function fillKnown(form: Form): Form {
  return fill(form, (credential) => known.get(credential) ?? startValueOf(credential));
}

/** A credential that no call returns may be anything, unless the backend checks it. */
function startValueOf(credential: string): string {
  return listIssuers(credential).length > 0 ? '' : credential;
}

function fill(form: Form, find: (credential: string) => string | undefined): Form {
  const fields = form.fields.map((field) => {
    const value = field.credential === undefined ? undefined : find(field.credential);
    return value === undefined ? field : { ...field, value };
  });
  return { ...form, fields };
}

/** No script can put them back into an input. */
function withoutFiles(form: Form): Form {
  return { ...form, fields: form.fields.map(({ files: _files, ...field }) => field) };
}

function listPreferences({ codes = [], answers }: SandboxOperation, errors: OperationView['errors']) {
  const declared = errors.filter(({ code }) => codes.includes(code));
  if (declared.length > 0) {
    return declared.map(({ code, text, meaning }) => ({ value: `code=${code}`, label: `${code} ${text ?? meaning}` }));
  }
  const statuses = answers.flatMap(({ status }) => (/^[2-5]\d{2}$/.test(status) ? [status] : []));
  return statuses.map((status) => ({ value: `code=${status}`, label: status }));
}

function titleOf({ method, path, title }: SandboxOperation): string {
  const rows = Object.values(pages).flatMap((list) => list.flatMap(({ operations }) => operations));
  return rows.find((row) => row.method === method && row.path === path)?.title ?? title;
}
