import type { Json } from '../../json';
import { fillComment, type SampleComments } from '../comments';
import type { Envelope } from '../types';
import { writeAccess } from './literals';
import { quoteJs, templateLiteral } from './quote';

function compare(code: string, success: Json, sign: '===' | '!=='): string {
  if (typeof success === 'string') return `${code} ${sign} ${quoteJs(success)}`;
  if (typeof success !== 'object' || success === null) return `${code} ${sign} ${JSON.stringify(success)}`;
  return `JSON.stringify(${code}) ${sign} ${quoteJs(JSON.stringify(success))}`;
}

export function failedCondition(envelope: Envelope): string {
  return compare(writeAccess('reply', envelope.code), envelope.success, '!==');
}

/** Notes that JavaScript reads the code as a double and cannot tell large codes from their neighbors. */
export function roundingNote({ success }: Envelope, { roundedCode }: SampleComments): string | undefined {
  if (typeof success !== 'number' || Math.abs(success) <= Number.MAX_SAFE_INTEGER) return undefined;
  return `// ${fillComment(roundedCode, { code: JSON.stringify(success) })}`;
}

export function envelopeError(envelope: Envelope): string {
  const code = writeAccess('reply', envelope.code);
  return `new Error(${templateLiteral([{ code }, ' ', { code: writeAccess('reply', envelope.message) }])})`;
}

export function envelopeData(envelope: Envelope): string {
  return writeAccess('reply', envelope.data);
}
