import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstStep } from '../e2e/support/demoSteps';
import { CALL_PAGES, CALLS } from '../e2e/support/pages';
import { listDemos } from '../e2e/support/siteDemos';
import { ROOT } from '../helpers/sources';
import { ENGINES } from './engines';
import { meet, type Reader } from './reader';

const FLOWS = readdirSync(join(ROOT, 'openapi/flows')).map((file) => file.replace(/\.arazzo\.yaml$/, ''));
/** Last, as it takes all that the player has. */
const END = '/api/deregister';
/** Milliseconds: some browsers take minutes for all calls. */
const PATIENCE = 1_800_000;

it.each(ENGINES)('in $name, every call succeeds at the first Send', { timeout: PATIENCE }, ({ start }) =>
  meet(start, async (reader) => {
    const answers: string[] = [];
    for (const path of [...CALL_PAGES.filter((one) => one !== END), END]) {
      await reader.open(path);
      const ids = await reader.read(
        '[...document.querySelectorAll("[data-call-id]")].map((one) => one.dataset.callId)',
      );
      for (const id of ids as string[]) answers.push(`${id}: ${String(await send(reader, id))}`);
      expect(await reader.problems()).toEqual([]);
    }
    expect(answers).toHaveLength(CALLS.length);
    expect(answers.filter((answer) => !answer.endsWith(': ok'))).toEqual([]);
  }),
);

async function send(reader: Reader, id: string): Promise<unknown> {
  await reader.click(`[data-call-id="${id}"]`);
  await reader.click('button', 'Send');
  await reader.sees('.api-status, [role=alert] button');
  // The call before may have ended the session, or there was none yet.
  if (await reader.read('document.querySelector(".api-status") === null')) {
    await reader.click('[role=alert] button', 'Log in as Anna');
    await reader.sees('.api-fill .api-session');
    await reader.click('button', 'Send');
    await reader.sees('.api-status');
  }
  const outcome = await reader.read(
    'document.querySelector(".api-status .api-ok") ? "ok" : document.querySelector(".api-status").innerText',
  );
  await reader.click('button', 'Done');
  return outcome;
}

it.each(ENGINES)('in $name, every flow passes', { timeout: PATIENCE }, ({ start }) =>
  meet(start, async (reader) => {
    for (const flow of FLOWS) {
      await reader.open(`/api/flows/${flow}`);
      await reader.click('button', 'Run this flow');
      await reader.click('button', 'Run all');
      await reader.sees('output', 'The flow has passed');
      expect(await reader.problems()).toEqual([]);
    }
  }),
);

it.each(ENGINES)('in $name, every demo takes its first step', { timeout: PATIENCE }, ({ start }) =>
  meet(start, async (reader) => {
    for (const { path, ids } of await listDemos()) {
      await reader.open(`/${path}`);
      for (const id of ids) {
        const { button, shown } = firstStep(id, 'en');
        // It mounts when it comes near.
        await reader.read(`document.getElementById('${id}').scrollIntoView()`);
        await reader.click(`#${id} button`, button);
        await reader.sees(`#${id} .game-body *`, shown);
      }
      expect(await reader.problems()).toEqual([]);
    }
  }),
);
