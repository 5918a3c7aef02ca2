import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMPONENTS, messagesOf, untranslatedTexts } from './helpers/messages';
import { listSources, ROOT, readSource } from './helpers/sources';

const FILES = [...listSources('plugins'), ...listSources('src')].filter((file) => !file.endsWith('.d.ts'));
const MESSAGES = FILES.flatMap((file) => messagesOf(file).map((message) => ({ ...message, file })));

function readTexts(file: string): Record<string, unknown> {
  return existsSync(join(ROOT, file)) ? (JSON.parse(readSource(file)) as Record<string, unknown>) : {};
}

const site = readTexts('src/i18n/zh-CN/code.json');

function translationOf({ id, file }: { id: string; file: string }): string | undefined {
  const plugin = /^plugins\/([^/]+)/.exec(file)?.[1];
  const own = plugin ? readTexts(`plugins/${plugin}/locales/zh-CN/${plugin}.json`)[id] : undefined;
  const entry = own ?? site[id];
  return typeof entry === 'string' ? entry : (entry as { message?: string } | undefined)?.message;
}

describe('words that readers see', () => {
  it('finds the messages', () => {
    expect(MESSAGES.length).toBeGreaterThan(50);
    expect(COMPONENTS.length).toBeGreaterThan(10);
  });

  it('are in no component outside of translate() and <Translate>', () => {
    expect(COMPONENTS.flatMap(untranslatedTexts)).toEqual([]);
  });

  it('have an id and a default text, both written out', () => {
    expect(MESSAGES.filter(({ id, message }) => id === '' || message === '').map(({ place }) => place)).toEqual([]);
  });

  it('have one text for each id', () => {
    const texts = new Map<string, Set<string>>();
    for (const { id, message } of MESSAGES) texts.set(id, (texts.get(id) ?? new Set()).add(message));
    expect([...texts].filter(([, variants]) => variants.size > 1).map(([id, variants]) => [id, ...variants])).toEqual(
      [],
    );
  });

  it('are all there in Chinese', () => {
    const missing = MESSAGES.filter((message) => !translationOf(message)).map(({ id, place }) => `${place} ${id}`);
    expect(missing).toEqual([]);
  });

  it('are overridden by the site in English as well as in Chinese', () => {
    const overrides = Object.keys(readTexts('src/i18n/en/code.json'));
    const known = new Set(MESSAGES.map(({ id }) => id));
    expect(overrides).not.toEqual([]);
    expect(overrides.filter((id) => !known.has(id) || site[id] === undefined)).toEqual([]);
  });
});
