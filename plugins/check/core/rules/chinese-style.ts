import { replace } from '../engine/fixes';
import { textRule } from '../engine/rule';

const HAN = '\\p{Script=Han}';
const FULL: Record<string, string> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！', '(': '（', ')': '）' };
const HALF_WIDTH = new RegExp(`(?<=${HAN})[,;:?!]|(?<=${HAN})\\.(?=\\s|$)|(?<=[A-Za-z0-9\\x60])[,;!?](?=${HAN})`, 'gu');
const NO_SPACE = new RegExp(`(?<=${HAN})[A-Za-z0-9]|(?<=[A-Za-z0-9])${HAN}`, 'gu');

/** Punctuation and spaces of Chinese texts. */
export const chineseStyle = textRule({
  id: 'chinese-style',
  severity: 'warning',
  about: 'Chinese texts have full-width punctuation, and a space between Han and Latin letters or digits.',
  *check(passage) {
    if (!passage.lang.startsWith('zh')) return;
    const prose = passage.text
      .replace(/\]\([^)]*\)|\{\/\*.*?\*\/\}|<[^>]*>/g, (part) => ' '.repeat(part.length))
      .replace(/`[^`]*`/g, (code) => '`'.repeat(code.length));
    for (const { 0: mark, index } of prose.matchAll(HALF_WIDTH)) {
      const full = FULL[mark] ?? '。';
      const at = passage.place(index);
      const fix = replace(at, mark, full);
      yield { at, message: `\`${mark}\` beside a Chinese character is written \`${full}\`.`, ...fix };
    }
    for (const { index } of prose.matchAll(NO_SPACE)) {
      const at = passage.place(index);
      const fix = replace(at, '', ' ');
      yield { at, message: 'A space is missing between Han and Latin.', ...fix };
    }
  },
});
