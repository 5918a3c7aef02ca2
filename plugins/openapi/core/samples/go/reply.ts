import type { Json } from '../../json';
import type { PreparedRequest } from '../prepare';
import { type Block, indent } from '../text/block';
import type { Envelope } from '../types';
import type { Fail } from './body';
import { quoteGo } from './expressions';

/** What the function of a sample returns besides its error. */
export function resultType({ envelope, result }: PreparedRequest): string | undefined {
  if (result === 'binary' || result === 'none') return undefined;
  return result === 'json' && envelope ? 'json.RawMessage' : '[]byte';
}

/** The Go type of the code, where a struct can hold it. */
function codeType({ success }: Envelope): string | undefined {
  if (typeof success === 'number') return Number.isSafeInteger(success) ? 'int' : undefined;
  return typeof success === 'string' || typeof success === 'boolean' ? typeof success.valueOf() : undefined;
}

/** Whether all names can stand in struct tags, each for itself: Go compares them without regard to case. */
function fitsTags({ code, data, message }: Envelope): boolean {
  const names = [code, data, message];
  const distinct = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  return distinct && names.every((name) => /^\w[\w.-]*$/.test(name));
}

const decode = (fail: Fail): Block => [
  'if err := json.NewDecoder(response.Body).Decode(&reply); err != nil {',
  indent(fail('err'), '\t'),
  '}',
];

function failIf(condition: string, error: string, fail: Fail): Block {
  return [`if ${condition} {`, indent(fail(error), '\t'), '}'];
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
    withData && field('Data', 'json.RawMessage', envelope.data),
    '}',
    // What is no envelope has no code, and has failed.
    otherCode(envelope.success),
    decode(fail),
    failIf(condition, 'fmt.Errorf("%v %s", reply.Code, reply.Message)', fail),
    withData ? 'return reply.Data, nil' : 'return nil',
  ];
}

/** The code that stands where a reply has none, unless Go's own would be one of failure. */
function otherCode(success: Json): Block {
  if (success === 0) return ['reply.Code = -1'];
  if (success === false) return ['reply.Code = true'];
  return success === '' ? ['reply.Code = "none"'] : [];
}

/** Any names and any code: the members stay JSON text. */
function mapReply(envelope: Envelope, withData: boolean, fail: Fail): Block {
  const member = (name: string) => `reply[${quoteGo(name)}]`;
  const success = quoteGo(JSON.stringify(envelope.success));
  return [
    'var reply map[string]json.RawMessage',
    decode(fail),
    failIf(
      `string(${member(envelope.code)}) != ${success}`,
      `fmt.Errorf("%s %s", ${member(envelope.code)}, ${member(envelope.message)})`,
      fail,
    ),
    withData ? `return ${member(envelope.data)}, nil` : 'return nil',
  ];
}

/** Everything after the call: the envelope, or the status, and the result. `fail` returns an error. */
export function goReply(request: PreparedRequest, fail: Fail): Block {
  const { envelope, result } = request;
  const status = failIf('response.StatusCode >= 300', 'fmt.Errorf("HTTP %s", response.Status)', fail);
  if (result === 'json' || result === 'none') {
    if (!envelope) return [status, result === 'json' ? 'return io.ReadAll(response.Body)' : 'return nil'];
    const type = codeType(envelope);
    const withData = result === 'json';
    const read =
      type && fitsTags(envelope) ? structReply(envelope, type, withData, fail) : mapReply(envelope, withData, fail);
    return read;
  }
  // Where replies have an envelope, an error comes as JSON in place of the file or text.
  const isJson = 'strings.Contains(response.Header.Get("Content-Type"), "application/json")';
  const check = envelope && failIf(isJson, 'fmt.Errorf("%s", content)', fail);
  if (!check && result === 'text') return [status, 'return io.ReadAll(response.Body)'];
  return [
    status,
    'content, err := io.ReadAll(response.Body)',
    failIf('err != nil', 'err', fail),
    check,
    result === 'text' ? 'return content, nil' : `return os.WriteFile(${quoteGo(request.resultFile)}, content, 0o644)`,
  ];
}
