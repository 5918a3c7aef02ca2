import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { serveDocument } from '../../plugins/docs/dev/live/serveDocument';
import { NOTHING_WRITTEN } from '../../plugins/openapi/apiSource';
import { DEFAULT_API_OPTIONS } from '../../plugins/openapi/options';

function get(url: string, text?: string) {
  const asked: string[] = [];
  const print = (format: string) => (asked.push(format), text);
  const image = { path: 'next/api/images/1.png', bytes: Buffer.from('an image') };
  const current = () => ({ ...NOTHING_WRITTEN, images: { placed: new Map(), files: [image], failed: [] } });
  const { middleware } = serveDocument(
    { options: DEFAULT_API_OPTIONS, print, current },
    { baseUrl: '/doc/', docsBase: 'next' },
  );
  const answer = { type: '', body: '', passed: false };
  const response = {
    setHeader: (_name: string, value: string) => void (answer.type = value),
    end: (body: string | Buffer) => void (answer.body = String(body)),
  };
  middleware({ url } as IncomingMessage, response as unknown as ServerResponse, () => void (answer.passed = true));
  return { ...answer, asked };
}

test('the document is written when it is asked for, in the format of the address', () => {
  const answer = { body: 'the document', passed: false };
  const type = (name: string) => `application/${name}; charset=utf-8`;
  expect(get('/doc/next/api/openapi.yaml', 'the document')).toEqual({ ...answer, type: type('yaml'), asked: ['yaml'] });
  expect(get('/doc/next/api/openapi.json?now', 'the document')).toEqual({
    ...answer,
    type: type('json'),
    asked: ['json'],
  });
  expect(get('/doc/next/api/requests.http', 'requests')).toMatchObject({
    type: 'text/plain; charset=utf-8',
    asked: ['http'],
  });
});

test('images of the document are served from memory', () => {
  expect(get('/doc/next/api/images/1.png')).toMatchObject({ body: 'an image', passed: false, asked: [] });
  expect(get('/doc/next/api/images/2.png').passed).toBe(true);
});

test('other addresses are not ours, nor is one without a document', () => {
  expect(get('/doc/next/api/openapi.xml', 'the document')).toMatchObject({ passed: true, asked: [] });
  expect(get('/doc/next/api/openapi.yaml').passed).toBe(true);
});
