import type { PreparedRequest } from '../prepare';
import type { Block } from '../text/block';
import { envelopeData, envelopeError, failedCondition, roundingNote } from './reply-check';

export function fetchReply(request: PreparedRequest, saveBinary: Block): Block {
  const { envelope, result } = request;
  if (result === 'binary' || result === 'text') {
    const use = result === 'binary' ? saveBinary : ['console.log(await response.text());'];
    // With an envelope, errors arrive as JSON even where a file or text is expected.
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
