import { escapeHtml } from '../../../shared/core/escapeHtml';
import type { SandboxApi, SandboxOperation } from '../../core/api';
import { type Limit, showLimit } from '../../core/limits';
import { REASON_HEADER } from '../../core/response/respond';
import type { Json } from '../../core/types';
import { type LineContext, quote, writeCurlLine } from './curlLine';
import type { ListedCall } from './listCalls';
import { renderValue } from './renderValue';

export interface ListedControl {
  method: string;
  path: string;
  description: string;
}

export interface StartPage extends LineContext {
  api: SandboxApi;
  calls: readonly ListedCall[];
  /** Where the state is kept, as part of a sentence: `in memory`. */
  kept: string;
  state: Json;
  controls: ListedControl[];
  limits: Limit[];
  css: string;
}

export function writeStartPage(page: StartPage): string {
  const { api, origin, kept, state, limits, css } = page;
  const { title, version } = api;
  const calls = page.calls.map((call): Call => ({ ...call, line: writeCurlLine(call.request, page) }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Sandbox of ${escapeHtml(title)}</title>
<style>${css}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)} <span>sandbox</span></h1>
<p>Version ${escapeHtml(version)} with ${calls.length} calls is running at <code>${origin}</code>. Its state is ${escapeHtml(kept)}.
Call it in place of the real service: paths, parameters and results are the same.</p>
<nav aria-label="On this page"><a href="#calls">Calls</a> <a href="#control">Control</a> <a href="#state">State</a> <a href="#limits">Limits</a></nav>
</header>
<main>
${writeBeginning(calls)}
<section id="calls"><h2>Calls</h2>
<p>The reason for a failed call is in the response header <code>${REASON_HEADER}</code>, in the terminal and in <code>/_sandbox/log</code>.</p>
${calls.map(writeCall).join('\n')}</section>
${writeControls(page, calls)}
<section id="state"><h2>State</h2>
<p>As of when this page was loaded.</p>
${renderValue(state)}</section>
<section id="limits"><h2>Limits</h2>
<p>These apply to the sandbox only; those of the real service may differ.</p>
${writeLimits(limits)}</section>
</main>
</body>
</html>
`;
}

interface Call extends ListedCall {
  line: string;
}

/** The first call that needs no key usually returns one. */
function writeBeginning(calls: Call[]): string {
  const first = calls.find(({ isOpen }) => isOpen);
  if (!first) return '';
  return `<section id="begin"><h2>Start here</h2>
<p>${escapeHtml(first.title)}:</p>
${writeLine(first.line)}
<p>Then reload this page: calls below that need a key use the newest valid one.</p></section>`;
}

function writeCall({ method, path, title, line }: Call): string {
  return `<details><summary><code class="method">${method}</code> <code>${escapeHtml(path)}</code> <span>${escapeHtml(title)}</span></summary>
${writeLine(line)}</details>`;
}

function writeControls({ api, controls, origin }: StartPage, calls: Call[]): string {
  const fault = findFault(api.operations);
  const failing = calls[api.operations.findIndex(({ id }) => id === fault?.operation)];
  const post = (name: string, input?: object) =>
    `curl -X POST "${origin}/_sandbox/${name}"${input ? ` -d ${quote(JSON.stringify(input))}` : ''}`;
  const rows = controls.map(
    ({ method, path, description }) =>
      `<tr><td><code class="method">${method}</code></td><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(description)}</td></tr>`,
  );
  return `<section id="control"><h2>Control</h2>
<p>Advance the time by an hour:</p>
${writeLine(post('clock', { advance: 3_600_000 }))}
${fault ? `<p>Make the next call of <code>${escapeHtml(fault.operation)}</code> fail with the code ${fault.code}:</p>\n${writeLine(post('faults', fault))}` : ''}
${fault && failing ? `<p>Request a declared response, whatever else is sent (also <code>example=name</code> and <code>dynamic=true</code>):</p>\n${writeLine(`${failing.line} -H 'Prefer: code=${fault.code}'`)}` : ''}
<p>Restore the initial state:</p>
${writeLine(post('reset'))}
<details><summary>All controls</summary>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></details></section>`;
}

function findFault(operations: SandboxOperation[]): { operation: string; code: number } | undefined {
  const failures = operations.flatMap(({ id: operation, codes, answers }) => {
    const statuses = answers.map(({ status }) => Number(status)).filter((status) => status >= 400);
    return (codes ?? statuses).map((code) => ({ operation, code }));
  });
  const count = (code: number) => failures.filter((failure) => failure.code === code).length;
  return failures.toSorted((a, b) => count(a.code) - count(b.code))[0];
}

function writeLimits(limits: Limit[]): string {
  const rows = limits.map(
    (limit) => `<tr><td>${escapeHtml(showLimit(limit))}</td><td>${escapeHtml(limit.beyond)}</td></tr>`,
  );
  return `<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">At most</th><th scope="col">Beyond that</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function writeLine(line: string): string {
  return `<pre tabindex="0"><code>${escapeHtml(line)}</code></pre>`;
}
