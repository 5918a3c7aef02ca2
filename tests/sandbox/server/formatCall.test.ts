import { describe, expect, it } from 'vitest';
import { createCallFormat } from '../../../plugins/sandbox/cli/formatCall';
import type { SandboxApi, SandboxOperation } from '../../../plugins/sandbox/core/api';
import type { Answered } from '../../../plugins/sandbox/node/startServer';

const operation: SandboxOperation = {
  id: 'shake',
  method: 'GET',
  path: '/shake',
  title: 'Shake hands',
  parameters: [
    { name: 'pass', in: 'query', required: true, secret: true },
    { name: 'key', in: 'query', required: true },
  ],
  security: [[{ name: 'ses sion', in: 'query' }]],
  codes: [],
  result: { kind: 'json', mediaType: 'application/json' },
  answers: [],
};

const ENVELOPE = { code: 'code', success: 0, message: 'msg', data: 'data', text: 'ok' };

const api: SandboxApi = {
  title: 'Hands',
  version: '1',
  bases: [''],
  envelope: ENVELOPE,
  wrong: 500,
  missing: 501,
  messages: {},
  operations: [operation],
  schemas: {},
};

const TIME = new Date(2026, 5, 1, 16, 20, 31, 23);

function format(call: Partial<Answered> & { text?: string }, of = api): string {
  const { text = '{"code":0,"msg":"ok","data":null}', ...rest } = call;
  return createCallFormat(of)(
    {
      method: 'GET',
      url: '/shake',
      status: 200,
      headers: {},
      body: text,
      milliseconds: 1.234,
      aborted: false,
      ...rest,
    },
    TIME,
  );
}

describe('the line for a call', () => {
  it('says when, what, the code and how long', () => {
    expect(format({})).toBe('16:20:31.023  GET     /shake  0  1.2 ms');
    expect(format({ method: 'DELETE', text: '{"code":10021,"msg":"expired","data":null}' })).toBe(
      '16:20:31.023  DELETE  /shake  10021  1.2 ms',
    );
  });

  it('says the code of any envelope, and the HTTP status where there is none', () => {
    const envelope = { ...ENVELOPE, code: 'err"no' };
    expect(format({ text: '{"err\\"no":"E.7"}' }, { ...api, envelope })).toContain('  "E.7"  ');
    expect(format({ text: '{"error":{"type":"unknown-call"}}', status: 404 })).toContain('  HTTP 404  ');
    expect(format({ text: '\x89PNG' })).toContain('  HTTP 200  ');
  });

  it('says why a call failed, and that nobody waited for the answer', () => {
    const headers = { 'Sandbox-Reason': 'key is missing' };
    const line = format({ headers, text: '{"code":501}', aborted: true });
    expect(line).toBe('16:20:31.023  GET     /shake  501 (key is missing)  1.2 ms  broken off');
  });

  it('hides keys and secrets, however their names are written, and what sounds like them', () => {
    const url = '/shake?pass=a&ses%20sion=b&key=c&p%61ss=d=e&session=f&PASSWORD=g&accessToken=h&pass=&%=%&x';
    expect(format({ url })).toContain(
      '/shake?pass=***&ses%20sion=***&key=c&p%61ss=***&session=***&PASSWORD=***&accessToken=***&pass=&%=%&x  0',
    );
  });

  it('is one line that a terminal can show, of a length that people can read', () => {
    expect(format({ url: '/a\u009b2J\u0007?b\n' })).toContain('/a?2J??b?  0');
    expect(format({ url: `/${'x'.repeat(1000)}` }).length).toBeLessThan(350);
  });
});
