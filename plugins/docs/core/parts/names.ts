import { didYouMean } from '../../../shared/suggest';

/** What is wrong with the attributes of a part. */
export class PartMistake extends Error {
  constructor(
    readonly rule: string,
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

export function operationName(written: string | undefined, otherwise: string): string {
  const [name] = readNames(written) ?? [];
  if (name === undefined) throw new PartMistake('unknown-operation', `\`${otherwise}\`.`);
  return name;
}

export function required<View>(found: View | undefined, kind: string, name: string, known: readonly string[]): View {
  if (found !== undefined) return found;
  const rule = kind === 'operation' ? 'unknown-operation' : 'unknown-part';
  throw unknown(rule, `There is no ${kind} \`${name}\`.`, name, known);
}

export function unknown(rule: string, message: string, name: string, known: readonly string[]): PartMistake {
  const all = known.length <= FEW ? `There are ${known.join(', ')}.` : undefined;
  const isNumber = /^\d+$/.test(name);
  return new PartMistake(rule, message, (isNumber ? undefined : didYouMean(name, known)) ?? all);
}

const FEW = 12;

/** Those that an attribute names, as a list or with commas between them. */
export function chooseFrom<Name extends string>(
  known: readonly Name[],
  written: string,
  attribute: string,
  refuse: (one: string) => string,
): Name[] {
  const rule = attribute === 'languages' ? 'unknown-language' : 'unknown-part';
  const names = readNames(written)?.flatMap((text) => text.split(',').map((name) => name.trim()));
  if (!names) {
    const hint = attribute === 'languages' ? LANGUAGES_HINT : `Write \`${attribute}="${known.slice(0, 2).join()}"\`.`;
    throw new PartMistake(rule, `\`${attribute}\` is no list of strings.`, hint);
  }
  const other = names.find((name) => !known.some((one) => one === name));
  if (other !== undefined) throw unknown(rule, refuse(other), other, known);
  return names as Name[];
}

const LANGUAGES_HINT = "Write a list of ids: `languages={['wx', 'curl']}`.";

const STRING = /(['"`])([^'"`\\]*)\1/g;
const STRINGS = /^\{\s*(?:\[\s*)?(?:(['"`])[^'"`\\]*\1\s*,?\s*)*\]?\s*\}$/;

/** Reads `wx`, `{'wx'}` and `{['wx', 'curl']}`; `undefined` for other expressions, which are known only in a page. */
export function readNames(value: string | undefined): string[] | undefined {
  if (value === undefined || value === '') return undefined;
  if (!value.startsWith('{')) return [value];
  if (!STRINGS.test(value)) return undefined;
  return [...value.matchAll(STRING)].map(([, , text = '']) => text);
}
