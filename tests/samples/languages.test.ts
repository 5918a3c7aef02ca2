import { describe, expect, it } from 'vitest';
import { findSampleLanguage, sampleLanguages } from '../../plugins/samples/core/languages';
import { loadLanguage } from '../../plugins/samples/core/languages/loadLanguage';
import type { SampleRequest } from '../../plugins/samples/core/sample/types';
import { oneLine } from './support/one-line';
import { realisticRequests } from './support/realistic-requests';

const plain: SampleRequest = {
  name: 'timestamp',
  method: 'GET',
  url: 'https://cloud.example.com/timestamp',
  query: [],
  headers: [],
  cookies: [],
  result: 'json',
};

function write(id: string, request: Partial<SampleRequest>): string {
  const language = findSampleLanguage(id);
  if (!language) throw new Error(`no language ${id}`);
  return oneLine(language.write({ ...plain, ...request }));
}

const clients = sampleLanguages.filter(({ side }) => side === 'client').map(({ id }) => id);
const servers = sampleLanguages.filter(({ side }) => side === 'server').map(({ id }) => id);

describe('the list of languages', () => {
  it('are each loaded by themselves, too', async () => {
    for (const language of sampleLanguages) expect(await loadLanguage(language.id)).toBe(language);
    expect(await loadLanguage('cobol')).toBeUndefined();
  });

  it('keeps its ids: readers have them in their storage', () => {
    expect(sampleLanguages.map(({ id, side }) => `${id} ${side}`)).toEqual([
      'curl any',
      'fetch client',
      'wx client',
      'tt client',
      'ks client',
      'cocos client',
      'node server',
      'python server',
      'java server',
      'go server',
    ]);
  });

  it('finds a language by its id', () => {
    expect(findSampleLanguage('wx')?.label).toBe('wx.request');
    expect(findSampleLanguage('cobol')).toBeUndefined();
  });

  it('gives the mini-game platforms the same sample, but for their names', () => {
    for (const request of Object.values(realisticRequests)) {
      const wx = write('wx', request).replace("dataType: 'text'", "dataType: 'string'");
      expect(write('tt', request)).toBe(wx.replace(/\bwx\./g, 'tt.'));
    }
  });
});

describe('variables', () => {
  const query = [{ name: 'key', value: { variable: 'session_key', prefix: 'v1-' } }];

  it.each([
    ['curl', '"key=v1-$SESSION_KEY"'],
    ['fetch', '`v1-${sessionKey}`'],
    ['wx', '`v1-${sessionKey}`'],
    ['cocos', "'key=' + encodeURIComponent(`v1-${sessionKey}`)"],
    ['node', '`v1-${process.env.SESSION_KEY}`'],
    ['python', '"v1-" + os.environ["SESSION_KEY"]'],
    ['java', 'URLEncoder.encode("v1-", UTF_8) + URLEncoder.encode(System.getenv("SESSION_KEY"), UTF_8)'],
    ['go', '"v1-"+os.Getenv("SESSION_KEY")'],
  ])('in %s', (id, code) => {
    expect(write(id, { query })).toContain(code);
  });

  it.each([
    ['fetch', 'reply', 'replyValue'],
    ['fetch', 'query', 'queryValue'],
    ['wx', 'class', 'classValue'],
    ['cocos', 'xhr', 'xhrValue'],
    ['fetch', '小', 'value'],
    ['node', 'path', 'process.env.PATH_VALUE'],
    ['curl', 'home', '$HOME_VALUE'],
    ['go', '2fa', 'os.Getenv("_2FA")'],
  ])('in %s do not collide: %s', (id, variable, code) => {
    expect(write(id, { query: [{ name: 'x', value: { variable } }] })).toContain(code);
  });

  it('have other names than the functions beside them', () => {
    const request: Partial<SampleRequest> = {
      name: 'accessToken',
      query: [{ name: 'token', value: { variable: 'accessToken' } }],
      pollSeconds: 1,
    };
    expect(write('cocos', request)).toContain('export function accessTokenCall<T>(accessToken: string)');
    expect(write('wx', request)).toContain('function accessTokenCall()');
  });
});

describe('what a platform cannot do', () => {
  const cookies = [{ name: 'session', value: { literal: 'x' } }];
  const body: SampleRequest['body'] = { kind: 'text', mediaType: 'text/plain', text: 'not sent' };

  it.each(clients)('cookies, said in %s', (id) => {
    expect(write(id, { cookies })).toMatch(/\/\/ .*cannot set cookies.*\(session\)/);
  });

  it('asks the browser for its cookies', () => {
    expect(write('fetch', { cookies })).toContain("credentials: 'include'");
    expect(write('cocos', { cookies })).toContain('xhr.withCredentials = true');
  });

  it('keeps the name of a cookie inside its comment', () => {
    for (const id of clients) {
      expect(write(id, { cookies: [{ name: 'a\nalert(1)\u2028alert(2)', value: { literal: '' } }] })).not.toMatch(
        /^alert/m,
      );
    }
  });

  it.each([...clients, 'node'])('a body in a GET request, said in %s', (id) => {
    expect(write(id, { body })).toMatch(/\/\/ .* sends no body with GET/);
    expect(write(id, { body })).not.toContain('not sent');
  });

  it.each(['curl', 'python', 'java', 'go'])('a body in a GET request, sent in %s', (id) => {
    expect(write(id, { body })).toContain('not sent');
  });

  it('PATCH, said for mini-games', () => {
    expect(write('wx', { method: 'PATCH' })).toContain('// wx.request does not know PATCH');
  });

  it('several files in one upload, said for mini-games', () => {
    const file = { name: 'file', value: { literal: '' }, fileName: 'a.png' };
    const request: Partial<SampleRequest> = { method: 'POST', body: { kind: 'multipart', parts: [file, file] } };
    expect(write('wx', request)).toContain('// wx.uploadFile sends one file by POST');
  });
});

describe('a multipart body', () => {
  const part = (name: string, literal: string, contentType?: string) => ({ name, value: { literal }, contentType });
  const file = { ...part('file', ''), fileName: 'a.png' };
  const sample = (id: string, ...fields: Array<ReturnType<typeof part>>) =>
    write(id, { method: 'POST', body: { kind: 'multipart', parts: [...fields, file] } });

  it.each(['wx', 'tt', 'ks'])('has the first value of a field in %s, which says so', (id) => {
    const code = sample(id, part('tag', 'one'), part('tag', 'two'), part('to', 'three'));
    expect(code).toContain("formData: { tag: 'one', to: 'three' }");
    expect(code).toContain(`// ${id}.uploadFile sends one value of each field: make a call that repeats 'tag' from`);
  });

  it.each(['wx', 'tt', 'ks'])('has fields without a content type in %s, which says so', (id) => {
    expect(sample(id, part('crop', '{}', 'application/json'))).toContain("from a server, 'crop' can have one.");
    expect(sample(id, part('crop', '{}'))).not.toContain('content type');
  });

  it.each(['fetch', 'node', 'cocos'])('is a FormData in %s, unless a field has a content type', (id) => {
    expect(sample(id, part('crop', '{}'))).toContain('new FormData()');
    const typed = sample(id, part('crop', '{}', 'application/json'));
    expect(typed).toContain("'Content-Type: application/json'");
    expect(typed).not.toContain('new FormData()');
  });
});

describe('a place in the path without a value', () => {
  it.each(['curl', 'fetch', 'wx', 'cocos', 'node', 'go'])('is left to the reader in %s', (id) => {
    expect(write(id, { url: 'https://a.example/{id}/b' })).toContain('/{id}/b');
  });

  it('is doubled in the braces of an f-string', () => {
    expect(write('python', { url: 'https://a.example/{id}/b' })).toContain('f"{BASE}/{{id}}/b"');
  });

  it('is encoded by Java itself, where it would throw', () => {
    expect(write('java', { url: 'https://a.example/{id}/b' })).toMatch(
      /base \+ "\/\{id\}\/b"; String encoded = url \.replace\("\{", "%7B"\)\.replace\("\}", "%7D"\);.*URI\.create\(encoded\)/,
    );
  });
});

it.each(['python', 'node', 'java', 'go'])('a text that looks like code imports nothing in %s', (id) => {
  const importsOf = (text: string) => {
    const body = { kind: 'text' as const, mediaType: 'text/plain', text };
    const sample = findSampleLanguage(id)?.write({ ...plain, method: 'POST', body }) ?? '';
    return sample.split('\n').filter((line) => /^(import|from) |^\t"[\w/]+"$/.test(line));
  };
  const lookalike = 'Path( json.load( time.sleep( await readFile( Request( Files.write("a") os.Getenv urlencode(';
  expect(importsOf(lookalike)).toEqual(importsOf('Nothing.'));
});

describe('a code of success beyond 2^53', () => {
  const envelope = { code: 'code', success: 2 ** 60, message: 'msg', data: 'data' };

  it.each(['fetch', 'wx', 'tt', 'ks', 'cocos', 'node'])('is a double in %s, which says so', (id) => {
    expect(write(id, { envelope })).toContain(`codes next to ${2 ** 60} count as success, too.`);
    expect(write(id, { envelope: { ...envelope, success: 0 } })).not.toContain('count as success');
  });

  it.each([
    ['java', `readTree("${2 ** 60}")`],
    ['go', `string(reply["code"]) != "${2 ** 60}"`],
    ['python', `!= ${2 ** 60}`],
  ])('is compared exactly in %s', (id, code) => {
    expect(write(id, { envelope })).toContain(code);
  });
});

describe('polling', () => {
  it.each([
    ['curl', 2.5, 'sleep 3 '],
    ['fetch', 2.5, '2500'],
    ['wx', 0.0001, ', 1);'],
    ['cocos', 5, '5000'],
    ['node', 5, 'setTimeout(5000)'],
    ['python', 2.5, 'time.sleep(2.5)'],
    ['java', 2.5, 'Thread.sleep(2500)'],
    ['go', 5, 'time.Sleep(5 * time.Second)'],
    ['go', 2.5, 'time.Sleep(2500 * time.Millisecond)'],
  ])('in %s never waits less than %d seconds', (id, pollSeconds, code) => {
    expect(write(id, { pollSeconds })).toContain(code);
  });

  it.each(sampleLanguages.map(({ id }) => id))('in %s says where to stop', (id) => {
    expect(write(id, { pollSeconds: 5 })).toMatch(/Set it to false to stop|returns false|with break|Ctrl\+C/);
  });
});

describe('a URL against the contract', () => {
  it.each(sampleLanguages.map(({ id }) => id))('is made safe in %s', (id) => {
    const url = 'https://cloud.example.com/a b/小/%41/\'"`$x\n?in=url#fragment';
    const sample = write(id, { url, rawQuery: 'raw=1 2' });
    expect(sample).toContain('/a%20b/%E5%B0%8F/%41/');
    expect(sample).toContain('?');
    expect(sample.replace(/['"] (\+ )?['"]/g, '')).toContain('in=url&raw=1%202');
    expect(sample).not.toContain('fragment');
  });
});

describe('headers', () => {
  it('joins those of one name', () => {
    const headers = [
      { name: 'Accept', value: { literal: 'text/csv' } },
      { name: 'accept', value: { literal: 'text/plain' } },
    ];
    for (const { id } of sampleLanguages) expect(write(id, { headers })).toContain('text/csv, text/plain');
  });

  it('lets nothing start a header of its own', () => {
    const headers = [{ name: 'X-A\r\nX-B', value: { literal: 'a\r\nX-Injected: b' } }];
    for (const { id } of sampleLanguages) {
      expect(write(id, { headers })).toContain('X-A%0D%0AX-B');
      expect(write(id, { headers })).toContain('a X-Injected: b');
    }
  });

  it('leaves out a header without a name', () => {
    for (const { id } of sampleLanguages) {
      expect(write(id, { headers: [{ name: '', value: { literal: 'x' } }] })).toBe(write(id, {}));
    }
  });
});

describe('secrets', () => {
  it.each(servers)('come from the environment in %s', (id) => {
    const sample = write(id, realisticRequests['token with a secret'] ?? {});
    expect(sample).toContain('GAME_SECRET');
  });
});
