import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** The colour rules of `cat.color`, without level AAA. */
const COLOUR_RULES = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/** One line per violation; in dark colours, of colour rules only. `parts`: selectors, to check only these. */
export async function findViolations(page: Page, ...parts: string[]): Promise<string[]> {
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
  return runAxe(page, parts, isDark ? { runOnly: COLOUR_RULES } : {});
}

/** In dark and in light colours, which it leaves. */
export async function findViolationsOfThemes(page: Page, ...parts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['dark', 'light']) {
    await page.evaluate(setTheme, theme);
    found.push(...(await findViolations(page, ...parts)).map((line) => `${theme}: ${line}`));
  }
  return found;
}

/** At once: a transition of an inherited colour would begin anew in each element, depth by depth, a frame for each. */
function setTheme(name: string): void {
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important; }';
  document.head.append(still);
  document.documentElement.setAttribute('data-theme', name);
  // Makes the browser compute the new colours before there are transitions again.
  document.body.getBoundingClientRect();
  still.remove();
}

/** Without rules of colours, which take most of the time: for another width of a page whose colours are checked already. */
export function findLayoutViolations(page: Page, ...parts: string[]): Promise<string[]> {
  const rules = Object.fromEntries(COLOUR_RULES.values.map((rule) => [rule, { enabled: false }]));
  return runAxe(page, parts, { rules });
}

async function runAxe(page: Page, parts: string[], chosen: RunOptions): Promise<string[]> {
  if (await page.evaluate('typeof axe === "undefined"')) await page.evaluate(AXE);
  await page.evaluate(finishAnimations);
  const options: RunOptions = { resultTypes: ['violations'], ...chosen };
  const within = parts.length > 0 ? JSON.stringify({ include: parts }) : 'document';
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${within}, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 5).map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** With reduced motion, each change still takes a frame, and the end of one can begin another in an inner element. */
async function finishAnimations(): Promise<void> {
  const isEnding = ({ effect, playState }: Animation) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  for (let quietFrames = 0; quietFrames < 3; ) {
    await new Promise(requestAnimationFrame);
    quietFrames = document.getAnimations().some(isEnding) ? 0 : quietFrames + 1;
  }
}
