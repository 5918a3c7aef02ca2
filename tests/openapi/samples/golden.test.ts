import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleLanguages } from '../../../plugins/openapi/core/samples';
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
