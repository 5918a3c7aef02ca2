import type { Json } from '../../../../shared/core/json';
import type { SampleComments } from '../../sample/comments';
import { fillComment } from '../../sample/comments';
import type { Envelope } from '../../sample/types';
import { type Block, indent, stack } from '../../text/block';
import { writeComment } from '../../text/comment';
import { code, type Doc, fit } from '../../text/doc';
import { writeAccess, writeCall } from './literals';
import { quoteJs, templateLiteral } from './quote';

function compare(code: string, success: Json, sign: '===' | '!=='): string {
  if (typeof success === 'string') return `${code} ${sign} ${quoteJs(success)}`;
  if (typeof success !== 'object' || success === null) return `${code} ${sign} ${JSON.stringify(success)}`;
  return `JSON.stringify(${code}) ${sign} ${quoteJs(JSON.stringify(success))}`;
}

export function failedCondition(envelope: Envelope): string {
  return compare(writeAccess('reply', envelope.code), envelope.success, '!==');
}

/** One statement under a condition, in braces if the line gets too long. */
export function writeIf(condition: string, statement: Doc): Doc {
  return fit(code`if (${condition}) ${statement}`, () => writeIfBlock(condition, [statement]));
}

export function writeIfBlock(condition: string, statements: Block): Doc {
  return stack([`if (${condition}) {`, indent(statements, '  '), '}']);
}

/** Notes that JavaScript reads the code as a double and cannot tell large codes from their neighbors. */
export function roundingNote({ success }: Envelope, { roundedCode }: SampleComments): Doc | undefined {
  if (typeof success !== 'number' || Math.abs(success) <= Number.MAX_SAFE_INTEGER) return undefined;
  return writeComment('//', fillComment(roundedCode, { code: JSON.stringify(success) }));
}

export function writeError(text: Doc): Doc {
  return writeCall('new Error', [text]);
}

export function statusError(status: string): Doc {
  return writeError(templateLiteral(['HTTP ', { code: status }]));
}

export function envelopeError(envelope: Envelope): Doc {
  const code = writeAccess('reply', envelope.code);
  return writeError(templateLiteral([{ code }, ' ', { code: writeAccess('reply', envelope.message) }]));
}

export function envelopeData(envelope: Envelope): string {
  return writeAccess('reply', envelope.data);
}
