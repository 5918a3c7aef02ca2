import type { PreparedRequest } from '../prepare';
import type { Block } from '../text/block';
import { envelopeData, envelopeError, failedCondition, roundingNote } from './reply-check';

/** Reads the reply of `response` and does something with it that the reader will replace. */
export function fetchReply(request: PreparedRequest, saveBinary: Block): Block {
  const { envelope, result } = request;
  if (result === 'binary' || result === 'text') {
    const use = result === 'binary' ? saveBinary : ['console.log(await response.text());'];
    // Where replies have an envelope, an error comes as JSON in place of the file or text.
    const isJson = "response.headers.get('Content-Type')?.includes('application/json')";
    return [envelope && `if (${isJson}) throw new Error(await response.text());`, '', use];
  }
  if (!envelope) return result === 'json' ? ['', 'console.log(await response.json());'] : [];
  return [
    '',
    'const reply = await response.json();',
    roundingNote(envelope, request.comments),
    `if (${failedCondition(envelope)}) throw ${envelopeError(envelope)};`,
    result === 'json' && `console.log(${envelopeData(envelope)});`,
  ];
}
