import type { SampleLanguage } from '../../../../samples/core/sample/types';
import type { CodeSample } from '../../model/types';
import type { SampleView } from '../types';

/** A sample of the document takes the place of the generated one in its language. */
export function joinSamples(
  codeSamples: CodeSample[],
  generated: SampleView[],
  languages: readonly SampleLanguage[],
): SampleView[] {
  const names = new Map(languages.map((language) => [language.id, language.names ?? []]));
  const taken = new Set<string>();
  const authored = codeSamples.map(({ lang, label, source }, index): SampleView => {
    const replaced = findReplaced([label, lang], generated, names);
    const isFirst = replaced !== undefined && !taken.has(replaced.id);
    if (isFirst) taken.add(replaced.id);
    return {
      id: isFirst ? replaced.id : `authored-${lang.toLowerCase()}-${index}`,
      label: label ?? lang,
      grammar: replaced?.grammar ?? lang.toLowerCase(),
      code: source,
    };
  });
  return [...authored, ...generated.filter(({ id }) => !taken.has(id))];
}

/** The label is more specific than the language: `JavaScript` labeled `Node.js`. */
function findReplaced(
  given: Array<string | undefined>,
  generated: SampleView[],
  names: ReadonlyMap<string, readonly string[]>,
): SampleView | undefined {
  for (const name of given) {
    const word = name?.toLowerCase().replace(/[^a-z\d]/g, '');
    const found = generated.find(({ id }) => word !== undefined && names.get(id)?.includes(word));
    if (found) return found;
  }
  return undefined;
}
