import { percentEncode } from '../../request/percent';
import { encodedPairs, hasVariable, literalText, type Template, type TemplatePair } from '../template';
import type { Doc } from '../text/doc';
import { isVisible } from '../text/invisible';
import { option } from './option';

/** Encodes all up to the first `=`, which these options do not. `undefined` if the pair cannot be expressed. */
function encodingArgument({ name, value }: TemplatePair): Template | undefined {
  // No argument can contain U+0000, and invisible characters are more readable encoded.
  const isPlain = name !== '' && isVisible(literalText(value));
  return isPlain || hasVariable(value) ? [`${percentEncode(name)}=`, ...value] : undefined;
}

export function dataOptions(pairs: TemplatePair[]): Doc[] {
  return pairs.map((pair) => {
    const argument = encodingArgument(pair);
    return argument ? option('--data-urlencode', argument) : option('--data-raw', encodedPairs([pair]));
  });
}

/** Pairs as query options next to a body. A leading `+` marks text that is already encoded. */
export function urlQueryOptions(pairs: TemplatePair[], rawQuery: string | undefined): Doc[] {
  const values = pairs.map((pair) => encodingArgument(pair) ?? ['+', ...encodedPairs([pair])]);
  const raw = rawQuery === undefined ? [] : [[`+${rawQuery}`]];
  return [...values, ...raw].map((value) => option('--url-query', value));
}
