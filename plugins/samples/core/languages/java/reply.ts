import type { PreparedRequest } from '../../sample/prepare';
import type { Envelope } from '../../sample/types';
import { type Block, indent } from '../../text/block';
import { code, type Doc } from '../../text/doc';
import { quoteJava, writeCall } from './expressions';
import { using } from './imports';

export function bodyHandler({ envelope, result }: PreparedRequest): { type: string; handler: Doc } {
  const handle = (type: string, method: string) => ({
    type,
    handler: using(['BodyHandlers'], `BodyHandlers.${method}()`),
  });
  if (result === 'binary') return handle('byte[]', 'ofByteArray');
  return result === 'none' && !envelope ? handle('Void', 'discarding') : handle('String', 'ofString');
}

const member = (name: string) => `reply.path(${quoteJava(name)})`;

/** The condition under which the call has failed. A missing code counts as a failure. */
function failedCondition({ code, success }: Envelope): string {
  const node = member(code);
  if (typeof success === 'string') return `!${quoteJava(success)}.equals(${node}.asText())`;
  if (typeof success === 'boolean') return success ? `!${node}.asBoolean()` : `${node}.asBoolean(true)`;
  if (typeof success === 'number' && Number.isInteger(success) && Math.abs(success) < 2 ** 31) {
    return `${node}.asInt(${success === -1 ? 0 : -1}) != ${success}`;
  }
  return `!${node}.equals(new ObjectMapper().readTree(${quoteJava(JSON.stringify(success))}))`;
}

function throwIf(condition: Doc, message: Doc): Block {
  const error = using(['IOException'], code`throw ${writeCall('new IOException', [message])};`);
  return [code`${writeCall('if ', [condition])} {`, indent([error], '  '), '}'];
}

export function javaReply(request: PreparedRequest): Block {
  const { envelope, result } = request;
  const status = throwIf('response.statusCode() >= 300', '"HTTP " + response.statusCode()');
  if (result === 'binary' || result === 'text') {
    const body = result === 'binary' ? using(['UTF_8'], 'new String(response.body(), UTF_8)') : 'response.body()';
    const file = `Path.of(${quoteJava(request.resultFile)})`;
    return [
      status,
      envelope && [
        'String type = response.headers()',
        '    .firstValue("Content-Type").orElse("");',
        throwIf('type.contains("application/json")', body),
      ],
      result === 'binary'
        ? using(['Files', 'Path'], code`${writeCall('Files.write', [file, 'response.body()'])};`)
        : 'System.out.println(response.body());',
    ];
  }
  if (!envelope) return [status, result === 'json' && 'System.out.println(response.body());'];
  return [
    '',
    using(['JsonNode', 'ObjectMapper'], 'JsonNode reply = new ObjectMapper()'),
    '    .readTree(response.body());',
    throwIf(failedCondition(envelope), 'response.body()'),
    result === 'json' && code`${writeCall('System.out.println', [member(envelope.data)])};`,
  ];
}
