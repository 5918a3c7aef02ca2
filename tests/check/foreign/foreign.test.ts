import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOnDisk } from '../../../plugins/check/files';
import { DEFAULT_TARGET } from '../../../plugins/check/findTarget';
import { runCheck } from '../../../plugins/check/runCheck';

/** As Docusaurus sets it. */
const MARKDOWN = { format: 'mdx', mdx1Compat: { comments: true, admonitions: true, headingIds: true } } as const;

it.each(['payments', 'petstore'])('finds nothing in the true pages of another site: %s', async (name) => {
  const baseDir = join(import.meta.dirname, name);
  const { problems } = await runCheck(
    { ...DEFAULT_TARGET, baseDir, spec: 'openapi.yaml', docsDir: 'docs', staticDirs: ['static'], markdown: MARKDOWN },
    { files: filesOnDisk(baseDir) },
  );
  expect(problems).toEqual([]);
});
