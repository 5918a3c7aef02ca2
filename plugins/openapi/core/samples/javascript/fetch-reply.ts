import type { PreparedRequest } from '../prepare';
import type { Block } from '../text/block';
import { code } from '../text/doc';
import { envelopeData, envelopeError, failedCondition, roundingNote, writeIf } from './reply-check';

export function fetchReply(request: PreparedRequest, saveBinary: Block): Block {
  const { envelope, result } = request;
  if (result === 'binary' || result === 'text') {
    const use = result === 'binary' ? saveBinary : ['console.log(await response.text());'];
    // With an envelope, errors arrive as JSON even where a file or text is expected.
    const refuse = envelope && [
      "const type = response.headers.get('Content-Type');",
      writeIf("type?.includes('application/json')", 'throw new Error(await response.text());'),
    ];
    return [refuse, '', use];
  }
  if (!envelope) return result === 'json' ? ['', 'console.log(await response.json());'] : [];
  return [
    '',
    'const reply = await response.json();',
    roundingNote(envelope, request.comments),
    writeIf(failedCondition(envelope), code`throw ${envelopeError(envelope)};`),
    result === 'json' && `console.log(${envelopeData(envelope)});`,
  ];
}
