import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose result depends on the colours: `cat.color`, without the one of level AAA. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * What axe finds, one line for each rule and element. In dark colours it tries the rules about colours alone: every test
 * that looks at a page in dark colours looks at it in light ones too. `parts`: selectors of what has opened on a page that
 * another test has looked at.
 */
export async function findViolations(page: Page, ...parts: string[]): Promise<string[]> {
  if (await page.evaluate('typeof axe === "undefined"')) await page.evaluate(AXE);
  // With reduced motion every change is a transition of one frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
  const options = { resultTypes: ['violations'], ...(isDark && { runOnly: COLOUR_RULES }) };
  const within = parts.length > 0 ? JSON.stringify({ include: parts }) : 'document';
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${within}, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 5).map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
