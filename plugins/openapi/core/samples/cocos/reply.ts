import { writeKey } from '../javascript/literals';
import { envelopeData, envelopeError, failedCondition, roundingNote } from '../javascript/reply-check';
import type { PreparedRequest } from '../prepare';
import type { Block } from '../text/block';

export function resultType({ result }: PreparedRequest): string {
  return { json: 'T', text: 'string', binary: 'ArrayBuffer', none: 'void' }[result];
}

export function replyInterface({ envelope, result }: PreparedRequest): Block {
  if (!envelope || (result !== 'json' && result !== 'none')) return [];
  const { success } = envelope;
  const codeType = ['number', 'string', 'boolean'].includes(typeof success) ? typeof success : 'unknown';
  // A map, so a name used for two members is declared once.
  const members = new Map([[envelope.message, 'string']]);
  if (result === 'json') members.set(envelope.data, 'T');
  const rest = [...members].filter(([name]) => name !== envelope.code);
  return [
    `interface Reply${result === 'json' ? '<T>' : ''} {`,
    [[envelope.code, codeType] as const, ...rest].map(([name, type]) => `  ${writeKey(name)}: ${type};`),
    '}',
    '',
  ];
}

export function writeOnload(request: PreparedRequest): Block {
  const { envelope, result } = request;
  const status = 'if (xhr.status >= 300) return reject(new Error(`HTTP ${xhr.status}`));';
  if (result === 'binary' || result === 'text') {
    // With an envelope, errors arrive as JSON even where a file or text is expected.
    const isJson = "xhr.getResponseHeader('Content-Type')?.includes('application/json')";
    const error = result === 'text' ? 'xhr.responseText' : "'Not a file'";
    return [
      status,
      envelope && `if (${isJson}) return reject(new Error(${error}));`,
      result === 'text' ? 'resolve(xhr.responseText);' : 'resolve(xhr.response);',
    ];
  }
  if (!envelope) return [status, result === 'json' ? 'resolve(JSON.parse(xhr.responseText));' : 'resolve();'];
  // Parsing anything but JSON would throw in `onload` and leave the promise pending.
  return [
    "const type = xhr.getResponseHeader('Content-Type');",
    "if (!type?.includes('json')) return reject(new Error(`HTTP ${xhr.status}`));",
    `const reply: Reply${result === 'json' ? '<T>' : ''} = JSON.parse(xhr.responseText);`,
    roundingNote(envelope, request.comments),
    `if (${failedCondition(envelope)}) return reject(${envelopeError(envelope)});`,
    result === 'json' ? `resolve(${envelopeData(envelope)});` : 'resolve();',
  ];
}
