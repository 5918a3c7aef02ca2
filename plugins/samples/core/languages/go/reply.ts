import type { Json } from '../../../../shared/core/json';
import type { PreparedRequest } from '../../sample/prepare';
import type { Envelope } from '../../sample/types';
import { type Block, indent } from '../../text/block';
import { code, type Doc } from '../../text/doc';
import type { Fail } from './body';
import { quoteGo, writeCall } from './expressions';
import { using } from './imports';

export function resultType({ envelope, result }: PreparedRequest): Doc | undefined {
  if (result === 'binary' || result === 'none') return undefined;
  return result === 'json' && envelope ? RAW : '[]byte';
}

const RAW = using('encoding/json', 'json.RawMessage');

const errorOf = (values: Doc[]) => using('fmt', writeCall('fmt.Errorf', values));

const READ_ALL = using('io', 'io.ReadAll(response.Body)');

function codeType({ success }: Envelope): string | undefined {
  if (typeof success === 'number') return Number.isSafeInteger(success) ? 'int' : undefined;
  return typeof success === 'string' || typeof success === 'boolean' ? typeof success.valueOf() : undefined;
}

/** Whether all names work as struct tags. Go matches them case-insensitively, so they must differ by more than case. */
function fitsTags({ code, data, message }: Envelope): boolean {
  const names = [code, data, message];
  const distinct = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  return distinct && names.every((name) => /^\w[\w.-]*$/.test(name));
}

const decode = (fail: Fail): Block => [
  using('encoding/json', 'decoder := json.NewDecoder(response.Body)'),
  'if err := decoder.Decode(&reply); err != nil {',
  indent(fail('err'), '\t'),
  '}',
];

function failIf(condition: Doc, error: Doc, fail: Fail): Block {
  return [code`if ${condition} {`, indent(fail(error), '\t'), '}'];
}

function structReply(envelope: Envelope, type: string, withData: boolean, fail: Fail): Block {
  const boolean = type === 'boolean' ? 'bool' : type;
  const width = withData ? 'json.RawMessage'.length : 'string'.length;
  const field = (name: string, fieldType: string, tag: string) =>
    `\t${name.padEnd(7)} ${fieldType.padEnd(width)} \`json:"${tag}"\``;
  const isSuccess = JSON.stringify(envelope.success);
  const condition =
    typeof envelope.success === 'boolean'
      ? `${envelope.success ? '!' : ''}reply.Code`
      : `reply.Code != ${typeof envelope.success === 'string' ? quoteGo(envelope.success) : isSuccess}`;
  return [
    'var reply struct {',
    field('Code', boolean, envelope.code),
    field('Message', 'string', envelope.message),
    withData && using('encoding/json', field('Data', 'json.RawMessage', envelope.data)),
    '}',
    // A reply without a code has failed.
    otherCode(envelope.success),
    decode(fail),
    failIf(condition, errorOf(['"%v %s"', 'reply.Code', 'reply.Message']), fail),
    withData ? 'return reply.Data, nil' : 'return nil',
  ];
}

/** Presets a failure code for replies without one, unless Go's zero value already signals failure. */
function otherCode(success: Json): Block {
  if (success === 0) return ['reply.Code = -1'];
  if (success === false) return ['reply.Code = true'];
  return success === '' ? ['reply.Code = "none"'] : [];
}

function mapReply(envelope: Envelope, withData: boolean, fail: Fail): Block {
  const member = (name: string) => `reply[${quoteGo(name)}]`;
  const success = quoteGo(JSON.stringify(envelope.success));
  return [
    code`var reply map[string]${RAW}`,
    decode(fail),
    failIf(
      `string(${member(envelope.code)}) != ${success}`,
      errorOf(['"%s %s"', member(envelope.code), member(envelope.message)]),
      fail,
    ),
    withData ? `return ${member(envelope.data)}, nil` : 'return nil',
  ];
}

export function goReply(request: PreparedRequest, fail: Fail): Block {
  const { envelope, result } = request;
  const status = failIf('response.StatusCode >= 300', errorOf(['"HTTP %s"', 'response.Status']), fail);
  if (result === 'json' || result === 'none') {
    if (!envelope) return [status, result === 'json' ? code`return ${READ_ALL}` : 'return nil'];
    const type = codeType(envelope);
    const withData = result === 'json';
    if (type && fitsTags(envelope)) return structReply(envelope, type, withData, fail);
    return mapReply(envelope, withData, fail);
  }
  const isJson = using('strings', writeCall('strings.Contains', ['contentType', '"application/json"']));
  const check = envelope && [
    'contentType := response.Header.Get("Content-Type")',
    failIf(isJson, using('fmt', 'fmt.Errorf("%s", content)'), fail),
  ];
  if (!check && result === 'text') return [status, code`return ${READ_ALL}`];
  return [
    status,
    code`content, err := ${READ_ALL}`,
    failIf('err != nil', 'err', fail),
    check,
    result === 'text'
      ? 'return content, nil'
      : code`return ${using('os', writeCall('os.WriteFile', [quoteGo(request.resultFile), 'content', '0o644']))}`,
  ];
}
