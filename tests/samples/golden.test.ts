import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { sampleLanguages } from '../../plugins/samples/core/languages';
import { widthOf } from '../../plugins/samples/core/text/width';
import { realisticRequests } from './support/realistic-requests';

const FOLDER = path.join(import.meta.dirname, 'golden');

/** One page per language, for review. `UPDATE=1` rewrites them. */
describe('samples of realistic requests', () => {
  it.each(sampleLanguages)('$id', (language) => {
    const sections = Object.entries(realisticRequests).map(
      ([title, request]) => `## ${title}\n\n\`\`\`${language.grammar.name}\n${language.write(request)}\n\`\`\`\n`,
    );
    const page = `# ${language.label}\n\n${sections.join('\n')}`;
    const file = path.join(FOLDER, `${language.id}.md`);
    if (process.env.UPDATE) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, page);
    }
    expect(page).toBe(readFileSync(file, 'utf8'));
  });
});

test('only a long string inside of JSON text is wider than 54 columns', () => {
  const lines = sampleLanguages.flatMap(({ write }) =>
    Object.values(realisticRequests).flatMap((request) => write(request).split('\n')),
  );
  const wide = lines.filter((line) => widthOf(line) > 54).map((line) => line.trim());
  // curl, Java and Go send JSON as text.
  expect(wide.map((line) => line.slice(0, 4))).toEqual(['"it\'', '"it\'', '"it\'']);
});
