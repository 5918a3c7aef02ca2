import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';

interface Step {
  /** A file of `docs/guide/demos/texts`. */
  texts: string;
  /** The button that a reader presses first: a key of the texts, or its name. */
  press: string;
  /** What it brings: a key of the texts, or the text itself in any language. */
  shows: string | RegExp;
}

const CLOCK: Step = { texts: 'clock', press: 'start', shows: 'offset' };
const LOCATION: Step = { texts: 'location', press: 'mine', shows: /Toronto/ };
const FAILURE: Step = { texts: 'errors', press: 'start', shows: 'success' };

/** By id. */
export const STEPS: Record<string, Step> = {
  'first-game': { texts: 'start', press: 'logIn', shows: /^userDetails\.id = / },
  'guide-login': { texts: 'login', press: 'start', shows: /Ontario/ },
  'guide-errors': FAILURE,
  'cause-a-failure': FAILURE,
  'guide-archive': { texts: 'archive', press: 'load', shows: 'loaded' },
  'guide-clock': CLOCK,
  'open-clock': CLOCK,
  'guide-config': { texts: 'config', press: 'load', shows: 'cloud' },
  'guide-counter': { texts: 'counter', press: '+1', shows: /^1$/ },
  'guide-help': { texts: 'help', press: 'ask', shows: /^HLP-/ },
  'guide-invite': { texts: 'invite', press: 'invite', shows: /^INV-/ },
  'guide-leaderboard': { texts: 'leaderboard', press: 'show', shows: 'own' },
  'guide-location': LOCATION,
  'open-location': LOCATION,
  'guide-login-loop': { texts: 'loginLoop', press: 'start', shows: 'limited' },
  'guide-redeem': { texts: 'redeem', press: 'redeem', shows: 'given' },
  'guide-server-token': { texts: 'serverToken', press: 'ten', shows: /^gct_/ },
  'guide-session': { texts: 'session', press: 'logIn', shows: 'alive' },
  'guide-share': { texts: 'share', press: 'generate', shows: /^\?share=/ },
  'guide-share-answer': { texts: 'shareAnswer', press: 'share', shows: 'waiting' },
  'guide-track': { texts: 'track', press: 'start', shows: /^level-start$/ },
};

const TEXTS = join(__dirname, '../../../docs/guide/demos/texts');

/** The button of the first step in a demo, and what it brings, in a language. */
export function firstStep(id: string, locale: 'en' | 'zh-CN'): { button: string; shown: RegExp } {
  const step = STEPS[id];
  if (!step) throw new Error(`tests/e2e/support/demoSteps.ts has no step for the demo ${id}.`);
  const texts = (JSON.parse(readFileSync(join(TEXTS, `${step.texts}.json`), 'utf8')) as Record<string, Texts>)[locale];
  const shown = step.shows instanceof RegExp ? step.shows : toPattern(texts?.[step.shows] ?? step.shows);
  return { button: texts?.[step.press] ?? step.press, shown };
}

/** Takes the first step in a demo, and waits for the result. */
export async function takeStep(id: string, demo: Locator, locale: 'en' | 'zh-CN'): Promise<void> {
  const { button, shown } = firstStep(id, locale);
  // It mounts when it comes near.
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: button, exact: true }).first().click();
  await demo.locator('.game-body').getByText(shown).first().waitFor();
}

type Texts = Record<string, string>;

/** Any value in place of `{…}`. */
function toPattern(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}
