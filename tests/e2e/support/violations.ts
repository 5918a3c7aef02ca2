import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** The colour rules of `cat.color`, without level AAA. */
const COLOUR_RULES = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

const MARK = 'data-distinct';
/**
 * All rules but those of level AAA; some, such as the size of targets, are off by default. The contrast of a text takes
 * milliseconds, and a page has the same text colours on the same grounds again and again.
 */
const CONFIGURE = `${AXE};axe.configure({
  rules: axe.getRules()
    .filter(({ tags }) => !tags.includes('wcag2aaa') && !tags.includes('deprecated'))
    .map(({ ruleId: id }) => (id === 'color-contrast' ? { id, selector: '[${MARK}]' } : { id, enabled: true }))
})`;

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
  // A policy stops elements.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  document.documentElement.setAttribute('data-theme', name);
  // Makes the browser compute the new colours before there are transitions again.
  document.body.getBoundingClientRect();
  document.adoptedStyleSheets.pop();
}

/** Without rules of colours, which take most of the time: for another width of a page whose colours are checked already. */
export function findLayoutViolations(page: Page, ...parts: string[]): Promise<string[]> {
  const rules = Object.fromEntries(COLOUR_RULES.values.map((rule) => [rule, { enabled: false }]));
  return runAxe(page, parts, { rules });
}

async function runAxe(page: Page, parts: string[], chosen: RunOptions): Promise<string[]> {
  if (await page.evaluate('typeof axe === "undefined"')) await page.evaluate(CONFIGURE);
  await page.evaluate(finishAnimations);
  await page.evaluate(markDistinct, { mark: MARK, within: parts.join() || 'body' });
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

/**
 * Marks a few of the texts that look alike: they, and all around them, have the same classes, colours and sizes. What a
 * box has scrolled away cannot be judged: it is one of them only if there is nothing else.
 */
function markDistinct({ mark, within }: { mark: string; within: string }): void {
  const MOST_ALIKE = 3;
  const everywhere = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const looks = new Map<string, number>();
  const alike = new Map<string, Element[]>();
  const scrolledAway = new Map<string, Element>();
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const visit = (element: Element, around: number, window: typeof everywhere): void => {
    element.removeAttribute(mark);
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, filter, position, fontSize, fontWeight } = style;
    const own = [color, backgroundColor, backgroundImage, opacity, filter, position, fontSize, fontWeight];
    const look = [around, element.localName, element.getAttribute('class'), ...own].join();
    const id = looks.get(look) ?? looks.size;
    looks.set(look, id);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = left >= window.left && right <= window.right && top >= window.top && bottom <= window.bottom;
    if (hasText(element) && element.checkVisibility() && element.closest(within)) {
      if (isInside) alike.set(look, [...(alike.get(look) ?? []), element].slice(0, MOST_ALIKE));
      else scrolledAway.set(look, element);
    }
    const inner =
      style.overflow === 'visible'
        ? window
        : {
            left: Math.max(left, window.left),
            right: Math.min(right, window.right),
            top: Math.max(top, window.top),
            bottom: Math.min(bottom, window.bottom),
          };
    for (const child of element.children) visit(child, id, inner);
  };
  visit(document.body, 0, everywhere);
  const marked = [...alike.values(), ...[...scrolledAway].flatMap(([look, one]) => (alike.has(look) ? [] : [[one]]))];
  for (const element of marked.flat()) element.setAttribute(mark, '');
}
