import type { PreparedRequest } from '../prepare';
import { type Block, indent } from '../text/block';
import type { Envelope } from '../types';
import { quoteJava } from './expressions';

export function bodyHandler({ envelope, result }: PreparedRequest): { type: string; handler: string } {
  if (result === 'binary') return { type: 'byte[]', handler: 'BodyHandlers.ofByteArray()' };
  if (result === 'none' && !envelope) return { type: 'Void', handler: 'BodyHandlers.discarding()' };
  return { type: 'String', handler: 'BodyHandlers.ofString()' };
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

function throwIf(condition: string, message: string): Block {
  return [`if (${condition}) {`, indent([`throw new IOException(${message});`], '    '), '}'];
}

export function javaReply(request: PreparedRequest): Block {
  const { envelope, result } = request;
  const status = throwIf('response.statusCode() >= 300', '"HTTP " + response.statusCode()');
  if (result === 'binary' || result === 'text') {
    const body = result === 'binary' ? 'new String(response.body(), UTF_8)' : 'response.body()';
    return [
      status,
      envelope &&
        throwIf('response.headers().firstValue("Content-Type").orElse("").contains("application/json")', body),
      result === 'binary'
        ? `Files.write(Path.of(${quoteJava(request.resultFile)}), response.body());`
        : 'System.out.println(response.body());',
    ];
  }
  if (!envelope) return [status, result === 'json' && 'System.out.println(response.body());'];
  const message = `${member(envelope.code)}.asText() + " " + ${member(envelope.message)}.asText()`;
  return [
    '',
    'JsonNode reply = new ObjectMapper().readTree(response.body());',
    throwIf(failedCondition(envelope), message),
    result === 'json' && `System.out.println(${member(envelope.data)});`,
  ];
}
