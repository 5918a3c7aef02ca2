import leven from 'leven';
import { keepLast } from '../../../shared/cache';
import { didYouMean, findNear } from '../../../shared/suggest';
import { replaceByNearest } from '../engine/fixes';
import { passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import type { Project } from '../project';
import { isAboutApi } from './support/aboutApi';

const NAME = /^[A-Za-z][\w-]*$/;
const DOTTED = /^([A-Za-z]\w*)\.([A-Za-z]\w*)$/;
const PAIR = /^([A-Za-z]\w*)=[^=]*$/;
const DECLARED =
  /\b(?:function\*?|const|let|var|class|interface|type|enum|def)\s+\{?\s*([A-Za-z_]\w*)|\b([A-Za-z]\w*)\(/g;
/** Types and words of languages and formats, which code in prose may name. */
const COMMON = new Set(
  'true false null undefined string number boolean object array integer float double long int int32 int64 uint64 bigint decimal json xml yaml fetch async await get post put patch delete head http https localhost curl node python java go default'.split(
    ' ',
  ),
);

/** A field, parameter, operation or entity in inline code. */
export const unknownName = passageRule<ReadonlySet<string>>({
  id: 'unknown-name',
  needsAll: true,
  about: 'Every name in inline code is one of the document, or of the code that the site shows.',
  prepare: declaredNames,
  *check({ passage, page }, facts, declared) {
    for (const { value, index } of passage.codes) {
      const name = nameIn(value);
      if (name === undefined || isKnown(name, facts)) continue;
      if (page && (declared.has(name) || isOfPlatform(value))) continue;
      const hint = didYouMean(name, facts.names.keys());
      if (page && !(isAboutApi(page, facts) ? hint || isApiLike(name, facts) : isSlipOf(name, facts))) continue;
      const at = passage.place(index);
      const fix = replaceByNearest(at, name, facts.names.keys());
      yield { at, message: `The document has no \`${name}\`.`, hint, ...fix };
    }
  },
});

function nameIn(code: string): string | undefined {
  if (NAME.test(code)) return code;
  return PAIR.exec(code)?.[1];
}

function isKnown(name: string, { names, values, operations, model, paths }: Facts): boolean {
  if (names.has(name) || values.has(name) || operations.has(name) || COMMON.has(name.toLowerCase())) return true;
  const { securitySchemes, tags, errors } = model;
  if (paths.segments.has(name)) return true;
  return (
    securitySchemes.some(({ key }) => key === name) ||
    errors.some((error) => error.name === name) ||
    tags.some((tag) => tag.name === name)
  );
}

function isOfPlatform(code: string): boolean {
  return DOTTED.test(code) || /^[A-Z][A-Z\d_]+$/.test(code);
}

/** Where a page is about something else, such as the site itself, only a slip of a name of several words counts. */
function isSlipOf(name: string, { names }: Facts): boolean {
  const [nearest] = name.length < 5 ? [] : findNear(name, names.keys(), 1);
  if (nearest === undefined || !/[a-z][A-Z]|\w[_-]\w/.test(nearest)) return false;
  return plain(nearest) === plain(name) || leven(nearest, name) === 1;
}

const plain = (name: string) => name.toLowerCase().replace(/[-_]/g, '');

/** Names that no code of the site declares, in a style that names of the document have. */
function isApiLike(name: string, facts: Facts): boolean {
  if (/_/.test(name) || /^[a-z]+[A-Z]/.test(name)) return true;
  return /^[A-Z][a-z]+[A-Z]/.test(name) && [...facts.names.keys()].some((known) => /^[A-Z]/.test(known));
}

const declaredAs = keepLast<ReadonlySet<string>>();

function declaredNames({ samples, pages }: Project): ReadonlySet<string> {
  const declared = new Set<string>();
  for (const { text } of samples)
    for (const [, own, called] of text.matchAll(DECLARED)) declared.add(own ?? called ?? '');
  for (const { text } of pages) for (const [, name = ''] of text.matchAll(/(?:<|@[\w/-]+\/)(\w+)/g)) declared.add(name);
  return declaredAs([...declared].sort(), () => declared);
}
