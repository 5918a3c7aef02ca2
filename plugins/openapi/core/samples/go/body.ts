import { partHeader } from '../multipart';
import type { PreparedPart, PreparedRequest } from '../prepare';
import type { TemplatePair } from '../template';
import { type Block, wrapLines } from '../text/block';
import { quoteGo, writeArgument, writeJson, writeText } from './expressions';

export interface GoBody {
  setup: Block;
  reader: string;
  contentType: string;
}

export type Fail = (error: string) => Block;

export function writeValues(variable: string, pairs: TemplatePair[]): Block {
  const names = pairs.map(({ name }) => name);
  const method = new Set(names).size === names.length ? 'Set' : 'Add';
  return [
    `${variable} := url.Values{}`,
    pairs.map(({ name, value }) => `${variable}.${method}(${quoteGo(name)}, ${writeArgument(value)})`),
  ];
}

/** Characters that mime/multipart escapes differently from browsers, or not at all. */
const NEEDS_ESCAPE = /["\\\r\n]/;

function isPlain(part: PreparedPart): boolean {
  return part.contentType === undefined && !NEEDS_ESCAPE.test(part.name + (part.fileName ?? ''));
}

function createPart(part: PreparedPart): string[] {
  if (part.fileName !== undefined && isPlain(part)) {
    return [`form.CreateFormFile(${quoteGo(part.name)}, ${quoteGo(part.fileName)})`];
  }
  const { disposition, contentType } = partHeader(part);
  if (contentType === undefined) {
    return [`form.CreatePart(textproto.MIMEHeader{"Content-Disposition": {${quoteGo(disposition)}}})`];
  }
  return [
    'form.CreatePart(textproto.MIMEHeader{',
    `\t"Content-Disposition": {${quoteGo(disposition)}},`,
    `\t"Content-Type":        {${quoteGo(contentType)}},`,
    '})',
  ];
}

function multipartBody(parts: PreparedPart[], fail: Fail): GoBody {
  let count = 0;
  const written = parts.map((part): Block => {
    if (part.fileName === undefined && isPlain(part)) {
      return [`form.WriteField(${quoteGo(part.name)}, ${writeArgument(part.value)})`];
    }
    count += 1;
    const suffix = count === 1 ? '' : String(count);
    return [
      part.fileName !== undefined && [`file${suffix}, err := os.ReadFile(${quoteGo(part.fileName)})`, fail('err')],
      wrapLines(`part${suffix}, err := `, createPart(part), ''),
      fail('err'),
      `part${suffix}.Write(${part.fileName === undefined ? `[]byte(${writeText(part.value)})` : `file${suffix}`})`,
    ];
  });
  return {
    setup: ['body := &bytes.Buffer{}', 'form := multipart.NewWriter(body)', written, 'form.Close()'],
    reader: 'body',
    contentType: 'form.FormDataContentType()',
  };
}

export function goBody({ body, contentType = '' }: PreparedRequest, fail: Fail): GoBody | undefined {
  const type = quoteGo(contentType);
  switch (body?.kind) {
    case undefined:
      return undefined;
    case 'json': {
      const setup = wrapLines('body := strings.NewReader(', writeJson(body.value), ')');
      return { setup, reader: 'body', contentType: type };
    }
    case 'form':
      return {
        setup: writeValues('form', body.pairs),
        reader: 'strings.NewReader(form.Encode())',
        contentType: '"application/x-www-form-urlencoded"',
      };
    case 'text':
      return { setup: [`body := strings.NewReader(${quoteGo(body.text)})`], reader: 'body', contentType: type };
    case 'binary':
      return {
        setup: [`body, err := os.Open(${quoteGo(body.fileName)})`, fail('err'), 'defer body.Close()'],
        reader: 'body',
        contentType: type,
      };
    case 'multipart':
      return multipartBody(body.parts, fail);
  }
}
