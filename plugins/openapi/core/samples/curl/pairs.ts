import { percentEncode } from '../../request/percent';
import { encodedPairs, hasVariable, literalText, type TemplatePair } from '../template';
import { isVisible } from '../text/invisible';
import { quoteShell, quoteShellTemplate } from '../text/quote-shell';

/** Encodes all up to the first `=`, which these options do not. `undefined` if the pair cannot be expressed. */
function encodingArgument({ name, value }: TemplatePair): string | undefined {
  // No argument can contain U+0000, and invisible characters are more readable encoded.
  const isPlain = name !== '' && isVisible(literalText(value));
  return isPlain || hasVariable(value) ? quoteShellTemplate([`${percentEncode(name)}=`, ...value]) : undefined;
}

export function dataOptions(pairs: TemplatePair[]): string[] {
  return pairs.map((pair) => {
    const argument = encodingArgument(pair);
    return argument === undefined
      ? `--data-raw ${quoteShell(encodedPairs([pair]).join(''))}`
      : `--data-urlencode ${argument}`;
  });
}

/** Pairs as query options next to a body. A leading `+` marks text that is already encoded. */
export function urlQueryOptions(pairs: TemplatePair[], rawQuery: string | undefined): string[] {
  const options = pairs.map(
    (pair) => `--url-query ${encodingArgument(pair) ?? quoteShell(`+${encodedPairs([pair]).join('')}`)}`,
  );
  return rawQuery === undefined ? options : [...options, `--url-query ${quoteShell(`+${rawQuery}`)}`];
}
