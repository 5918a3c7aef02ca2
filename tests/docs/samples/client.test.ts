import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type AnyCall,
  CloudError,
  createCloud,
  parseExactly,
  type Transport,
  withFetch,
  withRequest,
  withXhr,
} from '../../../docs/_samples/cloud';

function answering(text: string) {
  const sent: Array<Parameters<Transport>[0]> = [];
  const call = createCloud(async (request) => {
    sent.push(request);
    return text;
  }, 'https://api.example') as AnyCall;
  return { call, sent };
}

describe('an id of 64 bits', () => {
  it.each([
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['9007199254740993', '9007199254740993'],
    ['9007199254740991', 9007199254740991],
    ['10001', 10001],
    ['0.1234567890123456789', Number('0.1234567890123456789')],
    ['1e30', 1e30],
    ['"9223372036854775807"', '9223372036854775807'],
    [String.raw`"a \" 9223372036854775807"`, 'a " 9223372036854775807'],
    [String.raw`["\\", 9223372036854775807]`, ['\\', '9223372036854775807']],
    ['{"9223372036854775807":[9223372036854775807,1]}', { '9223372036854775807': ['9223372036854775807', 1] }],
    ['[true,null,{}]', [true, null, {}]],
  ])('%s keeps its digits', (text, value) => {
    expect(parseExactly(text)).toEqual(value);
  });

  it('reaches the game through `request` of a platform', async () => {
    const text = '{"code":0,"msg":"success","data":{"id":9223372036854775807}}';
    const send = withRequest(({ success, dataType }) =>
      success({ data: dataType === 'json' ? JSON.parse(text) : text }),
    );
    expect(await createCloud(send)('GET', '/timestamp')).toEqual({ id: '9223372036854775807' });
  });

  it('is a long text without any harm', () => {
    const text = 'a"\\'.repeat(200_000);
    expect(parseExactly(JSON.stringify({ text }))).toEqual({ text });
  });
});

describe('a call without an answer', () => {
  const request = { method: 'GET', url: 'https://api.example/timestamp' } as const;
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('fails when its time is over, in browsers and Node', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => AbortSignal.abort(`${ms} ms`));
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => signal?.throwIfAborted());
    await expect(withFetch(request)).rejects.toBe('15000 ms');
  });

  it('fails when its time is over, in Cocos Creator and mini-games', async () => {
    class Silent {
      timeout = 0;
      ontimeout?: () => void;
      open() {}
      send() {
        queueMicrotask(() => this.timeout === 15_000 && this.ontimeout?.());
      }
    }
    vi.stubGlobal('XMLHttpRequest', Silent);
    await expect(withXhr(request)).rejects.toThrow('no answer');
    const send = withRequest(({ timeout, fail }) => fail({ errMsg: `request:fail timeout ${timeout}` }));
    await expect(send(request)).rejects.toThrow('timeout 15000');
  });
});

describe('a call', () => {
  it('encodes the query, leaves out what is undefined, and sends the body as JSON', async () => {
    const { call, sent } = answering('{"code":0,"msg":"success","data":1}');
    await call('PUT', '/help/finish', { session_key: 'a&b=c', topic: undefined, page: 0 }, { heart: '❤' });
    await call('GET', '/timestamp');
    expect(sent).toEqual([
      { method: 'PUT', url: 'https://api.example/help/finish?session_key=a%26b%3Dc&page=0', body: '{"heart":"❤"}' },
      { method: 'GET', url: 'https://api.example/timestamp', body: undefined },
    ]);
  });

  it('rejects with the code of a refusal', async () => {
    const refused = answering('{"code":10603,"msg":"archive does not exist","data":null}').call('GET', '/any');
    await expect(refused).rejects.toThrow(new CloudError(10603, 'archive does not exist'));
    await expect(refused).rejects.toMatchObject({ code: 10603 });
  });

  it.each(['null', '[]', '{"data":1}', '<html>', ''])('rejects without a code where %j comes back', async (text) => {
    const error: unknown = await answering(text)
      .call('GET', '/any')
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(CloudError);
  });
});
