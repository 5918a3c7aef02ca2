import { expect, it } from 'vitest';
import { sendCall } from '../../plugins/mcp/core/call/sendCall';

it.each(['/pets/..', '/pets/%2E%2e/keys', '/pets/.?a=1'])(
  'nothing is sent to %s, which is the path of another call',
  async (path) => {
    const sent = sendCall(
      { method: 'GET', path, headers: [], cookies: [], body: undefined, missing: [] },
      { server: 'http://127.0.0.1:9' },
    );
    await expect(sent).rejects.toThrow('leads to another call');
  },
);
