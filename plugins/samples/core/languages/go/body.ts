import { partHeader } from '../../sample/multipart';
import type { PreparedPart, PreparedRequest } from '../../sample/prepare';
import type { TemplatePair } from '../../sample/template';
import { type Block, indent, stack } from '../../text/block';
import { code, concat, type Doc, fit, hardLine, nest } from '../../text/doc';
import { quoteGo, writeArgument, writeCall, writeJson, writeString, writeText } from './expressions';
import { using } from './imports';

export interface GoBody {
  setup: Block;
  reader: Doc;
  contentType: string;
}

export type Fail = (error: Doc) => Block;

export function writeValues(variable: string, pairs: TemplatePair[]): Block {
  const names = pairs.map(({ name }) => name);
  const method = new Set(names).size === names.length ? 'Set' : 'Add';
  return [
    using('net/url', `${variable} := url.Values{}`),
    pairs.map(({ name, value }) => writeCall(`${variable}.${method}`, [quoteGo(name), writeArgument(value)])),
  ];
}

/** Characters that mime/multipart escapes differently from browsers, or not at all. */
const NEEDS_ESCAPE = /["\\\r\n]/;

function isPlain(part: PreparedPart): boolean {
  return part.contentType === undefined && !NEEDS_ESCAPE.test(part.name + (part.fileName ?? ''));
}

function createPart(part: PreparedPart): Doc {
  if (part.fileName !== undefined && isPlain(part)) {
    return writeCall('form.CreateFormFile', [quoteGo(part.name), quoteGo(part.fileName)]);
  }
  const { disposition, contentType } = partHeader(part);
  const headers: CodeHeader[] = [['"Content-Disposition"', disposition]];
  if (contentType !== undefined) headers.push(['"Content-Type"', contentType]);
  const width = Math.max(...headers.map(([name]) => name.length)) + 1;
  const aligned = headers.map(([name, value]) => `${`${name}:`.padEnd(width)} {${quoteGo(value)}},`);
  const apart = headers.map(([name, value]) => code`${name}: {${writeHeader(value)}},`);
  const lines = fit(stack(aligned), () => stack(apart));
  return using('net/textproto', stack(['form.CreatePart(textproto.MIMEHeader{', indent([lines], '	'), '})']));
}

type CodeHeader = [name: string, value: string];

/** gofmt wants a value in several lines apart from its braces. */
function writeHeader(value: string): Doc {
  const text = quoteGo(value);
  return fit(text, () => concat([nest(concat([hardLine, writeString(value), ',']), '\t'), hardLine]));
}

function multipartBody(parts: PreparedPart[], fail: Fail): GoBody {
  let count = 0;
  const written = parts.map((part): Block => {
    if (part.fileName === undefined && isPlain(part)) {
      return [writeCall('form.WriteField', [quoteGo(part.name), writeArgument(part.value)])];
    }
    count += 1;
    const suffix = count === 1 ? '' : String(count);
    return [
      part.fileName !== undefined && [
        code`file${suffix}, err := ${using('os', writeCall('os.ReadFile', [quoteGo(part.fileName)]))}`,
        fail('err'),
      ],
      code`part${suffix}, err := ${createPart(part)}`,
      fail('err'),
      writeCall(`part${suffix}.Write`, [
        part.fileName === undefined ? writeCall('[]byte', [writeText(part.value)]) : `file${suffix}`,
      ]),
    ];
  });
  return {
    setup: [
      using('bytes', 'body := &bytes.Buffer{}'),
      using('mime/multipart', 'form := multipart.NewWriter(body)'),
      written,
      'form.Close()',
    ],
    reader: 'body',
    contentType: 'form.FormDataContentType()',
  };
}

export function goBody({ body, contentType = '' }: PreparedRequest, fail: Fail): GoBody | undefined {
  const send = (...setup: Block): GoBody => ({ setup, reader: 'body', contentType: quoteGo(contentType) });
  switch (body?.kind) {
    case undefined:
      return undefined;
    case 'json':
      return send(using('strings', code`body := strings.NewReader(${writeJson(body.value)})`));
    case 'form':
      return {
        setup: writeValues('form', body.pairs),
        reader: using('strings', 'strings.NewReader(form.Encode())'),
        contentType: '"application/x-www-form-urlencoded"',
      };
    case 'text':
      return send(code`body := ${using('strings', writeCall('strings.NewReader', [writeString(body.text)]))}`);
    case 'binary': {
      const open = code`body, err := ${using('os', writeCall('os.Open', [quoteGo(body.fileName)]))}`;
      return send(open, fail('err'), 'defer body.Close()');
    }
    case 'multipart':
      return multipartBody(body.parts, fail);
  }
}
