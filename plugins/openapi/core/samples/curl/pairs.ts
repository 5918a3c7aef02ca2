import { percentEncode } from '../../request/percent';
import { encodedPairs, hasVariable, literalText, type TemplatePair } from '../template';
import { isVisible } from '../text/invisible';
import { quoteShell, quoteShellTemplate } from '../text/quote-shell';

/**
 * A pair for an option that encodes values and takes names as they are: up to the first `=`, so the name is encoded here,
 * `=` and `@` included. `undefined` where the option could not say it.
 */
function encodingArgument({ name, value }: TemplatePair): string | undefined {
  // U+0000 can be in no argument, and what cannot be seen is better read encoded.
  const isPlain = name !== '' && isVisible(literalText(value));
  return isPlain || hasVariable(value) ? quoteShellTemplate([`${percentEncode(name)}=`, ...value]) : undefined;
}

/** Pairs as options of a form or, with `--get`, of a query. */
export function dataOptions(pairs: TemplatePair[]): string[] {
  return pairs.map((pair) => {
    const argument = encodingArgument(pair);
    return argument === undefined
      ? `--data-raw ${quoteShell(encodedPairs([pair]).join(''))}`
      : `--data-urlencode ${argument}`;
  });
}

/** Pairs as options of a query beside a body. A `+` says that the text is encoded already. */
export function urlQueryOptions(pairs: TemplatePair[], rawQuery: string | undefined): string[] {
  const options = pairs.map(
    (pair) => `--url-query ${encodingArgument(pair) ?? quoteShell(`+${encodedPairs([pair]).join('')}`)}`,
  );
  return rawQuery === undefined ? options : [...options, `--url-query ${quoteShell(`+${rawQuery}`)}`];
}
