import { passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import { isDenied } from '../text/sentences';
import { codesIn, listMeanings, MARGIN, type Meanings, scoreOf, wordsOf } from './support/meanings';

/** Too short to describe a code. */
const DIAGRAM_LINE = /\s--?>\s/;
/** `10021` beside words that describe another code. */
export const codeMeaning = passageRule<Meanings>({
  id: 'code-meaning',
  about: 'What a text says of an error code is what the catalogue says of it, not of another one.',
  prepare: listMeanings,
  *check({ passage, owners }, facts, meanings) {
    if (owners.some(({ node }) => 'meaning' in node) || DIAGRAM_LINE.test(passage.text)) return;
    const [code, another] = codesIn(passage, facts);
    if (code === undefined || another !== undefined || isGeneral(code, facts)) return;
    const index = passage.text.search(new RegExp(`(?<!\\d)${code}(?!\\d)`));
    if (index < 0 || isDenied(passage.text, index)) return;
    const words = wordsOf(passage.context.length > 400 ? passage.text : passage.context);
    const score = (one: number) => scoreOf(words, meanings.get(one));
    const own = score(code);
    const [best] = [...meanings.keys()].map((one) => ({ one, points: score(one) })).sort((a, b) => b.points - a.points);
    if (!best || best.one === code || own > 0.5 || best.points < own + MARGIN) return;
    const name = facts.codes.get(best.one)?.error.name.replaceAll('-', ' ');
    const message = `${code} is “${facts.codes.get(code)?.error.meaning}”`;
    yield { at: passage.place(index), message, hint: `The text describes ${best.one} (${name}).` };
  },
});

/** What almost any call can return says nothing of its own. */
function isGeneral(code: number, { codes, model }: Facts): boolean {
  return (codes.get(code)?.operations.length ?? 0) * 2 > model.operations.length;
}
