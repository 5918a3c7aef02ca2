import type { PreparedRequest } from '../../sample/prepare';
import type { Block } from '../../text/block';
import { code, type Doc } from '../../text/doc';
import { writeConst } from '../javascript/base';
import { writeCall, writeKey } from '../javascript/literals';
import {
  envelopeData,
  envelopeError,
  failedCondition,
  roundingNote,
  statusError,
  writeError,
  writeIf,
} from '../javascript/reply-check';

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

const reject = (error: Doc) => code`return ${writeCall('reject', [error])};`;

export function writeOnload(request: PreparedRequest): Block {
  const { envelope, result } = request;
  const badStatus = reject(statusError('xhr.status'));
  const status = writeIf('xhr.status >= 300', badStatus);
  const type = writeConst('type', "xhr.getResponseHeader('Content-Type')");
  if (result === 'binary' || result === 'text') {
    // With an envelope, errors arrive as JSON even where a file or text is expected.
    const error = writeError(result === 'text' ? 'xhr.responseText' : "'Not a file'");
    return [
      status,
      envelope && [type, writeIf("type?.includes('application/json')", reject(error))],
      result === 'text' ? 'resolve(xhr.responseText);' : 'resolve(xhr.response);',
    ];
  }
  if (!envelope) return [status, result === 'json' ? 'resolve(JSON.parse(xhr.responseText));' : 'resolve();'];
  // Parsing anything but JSON would throw in `onload` and leave the promise pending.
  return [
    type,
    writeIf("!type?.includes('json')", badStatus),
    writeConst(`reply: Reply${result === 'json' ? '<T>' : ''}`, 'JSON.parse(xhr.responseText)'),
    roundingNote(envelope, request.comments),
    writeIf(failedCondition(envelope), reject(envelopeError(envelope))),
    result === 'json' ? `resolve(${envelopeData(envelope)});` : 'resolve();',
  ];
}
