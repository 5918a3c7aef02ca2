import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pinFacts } from '../../plugins/docs/parts/pinFacts';
import { filesShown, markReadings } from '../../plugins/docs/parts/readMark';
import type { ApiSource } from '../../plugins/openapi';
import { parseMdx } from '../../plugins/shared/mdx/parseMdx';
import { modelOf } from '../openapi/model/support';

const stateOf = (path: string, summary: string) => ({
  model: modelOf(`paths: { ${path}: { get: { operationId: logIn, summary: ${summary}, responses: {} } } }`),
  files: ['/site/openapi.yaml'],
  pages: [],
});

test('in a build, pages depend on the document; in the dev server, on what is written once it has been read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mark-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let state = stateOf('/login', 'Log in');
  const api = { current: () => state } as unknown as ApiSource;
  expect(filesShown(api, 'facts')).toEqual(['/site/openapi.yaml']);

  const note = markReadings(api, join(folder, 'read'));
  const [parts = ''] = filesShown(api, 'parts');
  const [facts = ''] = filesShown(api, 'facts');
  await note();
  pinFacts(api, '')()(parseMdx('<Call id="logIn" />'));
  const written = () => {
    const changed = [parts, facts].filter((file) => statSync(file).mtimeMs !== 0);
    for (const file of [parts, facts]) utimesSync(file, 0, 0);
    return changed;
  };
  expect(written()).toEqual([parts, facts]);
  await note();
  expect(written()).toEqual([]);
  state = stateOf('/login', 'Sign in');
  await note();
  expect(written()).toEqual([parts]);
  state = stateOf('/sign-in', 'Sign in');
  await note();
  expect(written()).toEqual([parts, facts]);
  expect(readFileSync(facts, 'utf8')).not.toBe('');
});
