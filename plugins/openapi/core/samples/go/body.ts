import { partHeader } from '../multipart';
import type { PreparedPart, PreparedRequest } from '../prepare';
import type { TemplatePair } from '../template';
import { type Block, wrapLines } from '../text/block';
import { quoteGo, writeJson, writeText } from './expressions';

/** Statements that make the body, the code of its reader, and the code of its content type. */
export interface GoBody {
  setup: Block;
  reader: string;
  contentType: string;
}

/** `if err != nil { return … }` */
export type Fail = (error: string) => Block;

/** Pairs in a `url.Values` of this name. */
export function writeValues(variable: string, pairs: TemplatePair[]): Block {
  const names = pairs.map(({ name }) => name);
  const method = new Set(names).size === names.length ? 'Set' : 'Add';
  return [
    `${variable} := url.Values{}`,
    pairs.map(({ name, value }) => `${variable}.${method}(${quoteGo(name)}, ${spaceless(writeText(value))})`),
  ];
}

/** gofmt writes no blanks around `+` where it stands among several arguments. */
export function spaceless(code: string): string {
  return code.replace(/(["`]) \+ os\./g, '$1+os.').replace(/\) \+ (["`])/g, ')+$1');
}

/** What mime/multipart escapes differently from browsers, or not at all. */
const NEEDS_ESCAPE = /["\\\r\n]/;

/** One part of a form. `count` tells the variables of several files apart. */
function writePart(part: PreparedPart, count: number, fail: Fail): Block {
  const { disposition, contentType } = partHeader(part);
  const isPlain = part.contentType === undefined && !NEEDS_ESCAPE.test(part.name + (part.fileName ?? ''));
  const suffix = count === 1 ? '' : String(count);
  if (part.fileName === undefined && isPlain) {
    return [`form.WriteField(${quoteGo(part.name)}, ${spaceless(writeText(part.value))})`];
  }
  const create =
    part.fileName !== undefined && isPlain
      ? [`form.CreateFormFile(${quoteGo(part.name)}, ${quoteGo(part.fileName)})`]
      : [
          'form.CreatePart(textproto.MIMEHeader{',
          `\t"Content-Disposition": {${quoteGo(disposition)}},`,
          `\t"Content-Type":        {${quoteGo(contentType ?? '')}},`,
          '})',
        ];
  const content = part.fileName === undefined ? `[]byte(${writeText(part.value)})` : `content${suffix}`;
  return [
    part.fileName !== undefined && [`content${suffix}, err := os.ReadFile(${quoteGo(part.fileName)})`, fail('err')],
    wrapLines(`part${suffix}, err := `, create, ''),
    fail('err'),
    `part${suffix}.Write(${content})`,
  ];
}

function multipartBody(parts: PreparedPart[], fail: Fail): GoBody {
  let count = 0;
  const written = parts.map((part) => {
    if (part.fileName !== undefined || part.contentType !== undefined) count += 1;
    return writePart(part, count, fail);
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
