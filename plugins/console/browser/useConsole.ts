import { translate } from '@docusaurus/Translate';
import { useChosenRequest } from '@theme/ApiOperation/chosen';
import { openSandbox, type PageSandbox } from '@theme/sandbox/openSandbox';
import { useEffect, useRef, useState } from 'react';
import type { OperationView } from '../../openapi';
import type { SandboxApi, SandboxOperation } from '../../sandbox';
import { findOperation } from '../core/credentials';
import { createForm, type Form } from '../core/form';
import { toRequest } from '../core/toRequest';
import { toSample } from '../core/toSample';
import { type Answered, readAnswer } from './readAnswer';
import { memoryOf, type SandboxDocument } from './sandboxDocument';

export interface Issuer {
  title: string;
  run(): Promise<void>;
}

export type ConsoleState = NonNullable<ReturnType<typeof useConsole>>;

/** `undefined` if the sandbox does not have the call. */
export function useConsole({ id, method, path, errors, choices = [] }: OperationView, document: SandboxDocument) {
  const { version } = document;
  const { api, comments, issuersOf, kept, known, remember, requestOf, startValueOf, titleOf } = memoryOf(document);
  const fillKnown = (found: Form) => fill(found, (credential) => known.get(credential) ?? startValueOf(credential));
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
  useEffect(() => void openSandbox(version).catch(() => undefined), [version]);
  useEffect(() => void (form && kept.set(id, { form, choice })), [kept, id, form, choice]);
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
      setAnswer(await work(await openSandbox(version)));
    } catch (error) {
      setAnswer({ failure: error instanceof Error ? error.message : String(error) });
    }
    running.current = false;
    setBusy(false);
  }

  const run = (sent: SandboxOperation, sentForm: Form, prefer = '') =>
    perform(async ({ fetch }) => {
      const request = toRequest({ operation: sent, base: baseOf(sent, api), form: sentForm, prefer });
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
      issuersOf(credential).map((issuer) => ({
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

function baseOf({ bases }: SandboxOperation, api: SandboxApi): string {
  return (bases ?? api.bases)[0] ?? '';
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
