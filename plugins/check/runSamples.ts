import { type LocalSandbox, loadSandboxes } from '../sandbox';
import type { Problem } from '../shared/problem';
import type { Facts } from './core/facts/types';
import type { Project } from './core/project/project';
import { isShell } from './core/samples/languages';
import { readRequests, type SampleRequest } from './core/samples/readRequests';
import type { SampleFile } from './core/samples/types';

/** What the sandbox answers to a request that no client should make. */
const REFUSED = new Set(['unknown-call', 'unknown-method', 'sandbox-mistake']);

/**
 * Makes the calls of samples in shell to a sandbox of this process, file by file. Variables such as `$SESSION_KEY` get a
 * value that the sandbox accepts for the parameter. A call that the document does not have, or whose parameters or body
 * are refused, is a problem; failures that a sample shows on purpose have codes of their own.
 */
export async function runSamples({ samples, facts, backend }: Project): Promise<Problem[]> {
  const runnable = samples.filter((sample) => isShell(sample) && sample.text.includes('curl'));
  if (!facts || runnable.length === 0) return [];
  const { prepareSandboxes } = await loadSandboxes();
  const open = await prepareSandboxes(facts.model, backend?.module);
  const found: Problem[] = [];
  for (const sample of runnable) {
    const sandbox = open();
    for (const request of readRequests(sample.text)) {
      const reason = await perform(request, sandbox, facts);
      if (reason !== undefined) found.push(describe(sample, request, reason));
    }
  }
  return found;
}

function describe(sample: SampleFile, { index }: SampleRequest, reason: string): Problem {
  const message = `The sandbox refuses this call: ${reason}`;
  return { ...sample.place(index), rule: 'sample-run', severity: 'error', message };
}

/** Returns why the call is wrong; `undefined` if it is not, or is none of the document. */
async function perform(request: SampleRequest, sandbox: LocalSandbox, facts: Facts): Promise<string | undefined> {
  const known = await sandbox.known();
  const filled = fillIn(request.url, known, facts);
  const url = URL.canParse(filled) ? new URL(filled) : undefined;
  if (!url || !isOfDocument(url, facts)) return undefined;
  const { method, headers, body } = request;
  const response = await sandbox.fetch(
    new Request(url, {
      method,
      headers: headersOf(headers, body),
      ...(body !== undefined && { body: fillIn(body, known, facts) }),
    }),
  );
  const answer: unknown = await response.json().catch(() => undefined);
  const { error, code } = (typeof answer === 'object' && answer !== null ? answer : {}) as {
    error?: { type?: string; message?: string };
    code?: number;
  };
  if (error?.type && REFUSED.has(error.type)) return error.message ?? error.type;
  const derived = code === undefined ? undefined : facts.codes.get(code)?.error.derived;
  return derived && (response.headers.get('Sandbox-Reason') ?? `it answers ${code}.`);
}

/** As `curl` sends them. */
function headersOf(given: SampleRequest['headers'], body: string | undefined): Headers {
  const headers = new Headers(given);
  if (body !== undefined && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/x-www-form-urlencoded');
  return headers;
}

/** Other addresses are not for the sandbox; its own controls are no calls of the document. */
function isOfDocument({ pathname }: URL, { paths }: Facts): boolean {
  return paths.findExact(pathname).length > 0;
}

/** `name=$NAME` gets a value for the parameter, another variable one that any path accepts. */
function fillIn(text: string, known: Readonly<Record<string, unknown>>, facts: Facts): string {
  const valueOf = (name: string) => {
    const examples = facts.names.get(name)?.flatMap((fact) => fact.examples) ?? [];
    return encodeURIComponent(String(known[name] ?? examples[0] ?? 'x'));
  };
  return text
    .replace(/([\w.-]+)=\$\{?\w+\}?/g, (_, name: string) => `${name}=${valueOf(name)}`)
    .replace(/\$\{?\w+\}?/g, 'x');
}
