import { type Finding, passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import { proseOf } from '../text/passage';

const NUMBER = /(?<![\w.,:/#-])\d{3,6}(?![\w,]|\.\d|:\d)/g;
const UNIT_AFTER = /^\s?\**(?:[a-z]*seconds?|minutes?|hours?|days?|bytes?|characters?|px|ms|个|毫?秒|分钟|天|字节)/i;

/** An error code in words, code, links or brackets. */
export const mentionedErrorCode = passageRule({
  id: 'mentioned-error-code',
  needsAll: true,
  about: 'Every error code that a text mentions is in the catalogue, and a link to a code has that code as its text.',
  *check({ passage }, facts) {
    if (facts.codes.size === 0) return;
    const prose = proseOf(passage);
    for (const { 0: written, index } of prose.matchAll(NUMBER)) {
      const after = prose.slice(index + written.length);
      if (UNIT_AFTER.test(after) || isEndOfRange(prose.slice(0, index), written, after)) continue;
      const finding = checkCode(written, facts);
      if (finding) yield { at: passage.place(index), ...finding };
    }
    for (const { value, index } of passage.codes) {
      const finding = /^\d{3,6}$/.test(value) ? checkCode(value, facts) : undefined;
      if (finding) yield { at: passage.place(index), ...finding };
    }
    for (const { href, label, index } of passage.links) {
      const [, code] = /\/errors#(\d+)$/.exec(href) ?? [];
      if (code === undefined || !/^\d+$/.test(label) || label === code) continue;
      yield { at: passage.place(index), message: `The text of this link is ${label}, but it leads to ${code}.` };
    }
  },
});

/** `10000 to 10099`: a range need not begin or end with a code. */
function isEndOfRange(before: string, written: string, after: string): boolean {
  if (!/(?:00|99)$/.test(written)) return false;
  return (
    /\d\S{0,2} ?(?:to|and|through|–|-|~|到|至|和) ?\S{0,2}$/.test(before) ||
    /^\S{0,2} ?(?:to|and|through|–|-|~|到|至|和) ?\S{0,2}\d/.test(after)
  );
}

export function checkCode(written: string, { codes, values }: Facts): Omit<Finding, 'at'> | undefined {
  const code = Number(written);
  if (codes.has(code) || values.has(written) || !looksLikeCode(code, codes.keys())) return undefined;
  return { message: `The catalogue has no error code ${code}.`, hint: nearCode(code, codes) };
}

/** As many digits as a known code, and close to one. */
function looksLikeCode(code: number, known: Iterable<number>): boolean {
  const digits = String(code).length;
  // Most numbers of three digits are statuses of HTTP.
  const gap = digits > 3 ? 1000 : code < 600 ? 0 : 50;
  return [...known].some((other) => String(other).length === digits && Math.abs(other - code) <= gap);
}

function nearCode(code: number, codes: Facts['codes']): string | undefined {
  const [best] = [...codes.keys()].sort((a, b) => Math.abs(a - code) - Math.abs(b - code));
  const name = best === undefined ? undefined : codes.get(best)?.error.name.replaceAll('-', ' ');
  return best === undefined ? undefined : `Did you mean ${best} (${name})?`;
}
