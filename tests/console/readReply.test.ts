import { expect, it, vi } from 'vitest';

vi.mock('@docusaurus/Translate', () => ({ translate: ({ message }: { message: string }) => message }));

import { readReply } from '../../plugins/console/browser/readReply';
import type { SandboxOperation } from '../../plugins/sandbox/core/api';

const OPERATION: SandboxOperation = {
  id: 'read',
  title: 'Read',
  method: 'GET',
  path: '/',
  parameters: [],
  security: [],
  result: { kind: 'json', mediaType: 'application/json' },
  answers: [],
};
const progress = { isOfSandbox: false, onPart: () => {}, isCancelled: () => false };

it('of an answer of more than 1 MB, the head is shown, and the whole is a file', async () => {
  const text = JSON.stringify({ code: 0, data: 'a'.repeat(1_500_000) });
  const response = new Response(text, { headers: { 'Content-Type': 'application/json' } });
  const reply = await readReply(response, undefined, OPERATION, progress);
  expect(reply).toMatchObject({
    isCut: true,
    grammar: 'json',
    text: expect.stringMatching(/^\{\n {2}"code": 0,/) as string,
  });
  expect(reply.json).toBeUndefined();
  expect(reply.content.size).toBe(text.length);
});
