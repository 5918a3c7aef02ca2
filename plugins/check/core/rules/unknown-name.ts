import { keepLast, once } from '../../../shared/cache';
import { asQuestion, countEdits, didYouMean, findNear } from '../../../shared/suggest';
import { replaceByNearest } from '../engine/fixes';
import { passageRule } from '../engine/rule';
import { fieldsOf, isOpen } from '../facts/fields';
import type { Facts } from '../facts/types';
import type { Project } from '../project';
import { isAboutApi } from './support/aboutApi';

const NAME = /^[A-Za-z](?:[\w-]*[A-Za-z\d])?$/;
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

/** Parameters of RFC 6749 and OpenID Connect, which no document describes as such. */
const OAUTH = new Set(
  'grant_type response_type client_id client_secret redirect_uri access_token refresh_token id_token token_type expires_in code_verifier code_challenge code_challenge_method'.split(
    ' ',
  ),
);

/** `its own parameter`, of another API or of the reader's code. */
const OF_OTHERS = /\b(?:its|their|your|our|my) own (?:[\w-]+ ){0,3}$|自己的\S{0,8}$/i;

/** A field, parameter, operation or entity in inline code. */
export const unknownName = passageRule<ReadonlySet<string>>({
  id: 'unknown-name',
  needsAll: true,
  about: 'Every name in inline code is one of the document, or of the code that the site shows.',
  prepare: declaredNames,
  *check({ passage, page }, facts, declared) {
    for (const { value, index } of passage.codes) {
      const lost = lostMember(value, facts);
      if (lost) yield { at: passage.place(index + value.indexOf('.') + 1), ...lost };
      const name = nameIn(value);
      if (name === undefined || isKnown(name, facts)) continue;
      if (page && (declared.has(name) || isOfPlatform(value))) continue;
      const near = nearOf(name, facts);
      if (page && near.length === 0 && OF_OTHERS.test(passage.text.slice(Math.max(0, index - 60), index - 1))) continue;
      const hint = asQuestion(near.map((one) => `\`${one}\``));
      if (page && !(isAboutApi(page, facts) ? hint || isApiLike(name, facts) : isSlipOf(name, near))) continue;
      const at = passage.place(index);
      const fix = replaceByNearest(at, name, near);
      yield { at, message: `The document has no \`${name}\`.`, hint, ...fix };
    }
  },
});

/** `pet.nam`: a field that an object of the document does not have. */
function lostMember(code: string, { names, model }: Facts): { message: string; hint?: string | undefined } | undefined {
  const [, owner = '', name = ''] = DOTTED.exec(code) ?? [];
  const owners = (names.get(owner) ?? []).filter(({ kind }) => kind === 'field' || kind === 'parameter');
  const known = owners.flatMap(({ schema }) => [...fieldsOf(model, schema).keys()]);
  if (known.length === 0 || known.includes(name) || owners.some(({ schema }) => isOpen(model, schema)))
    return undefined;
  return { message: `\`${owner}\` has no field \`${name}\` in the document.`, hint: didYouMean(name, known) };
}

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
    tags.some((tag) => tag.name === name) ||
    (OAUTH.has(name) && securitySchemes.some(({ type }) => type === 'oauth2' || type === 'openIdConnect'))
  );
}

function isOfPlatform(code: string): boolean {
  return DOTTED.test(code) || /^[A-Z][A-Z\d_]+$/.test(code);
}

/** Names of several words have a style. */
const STYLES = [/_/, /^[a-z]+[A-Z]/, /^[A-Z][a-z]+[A-Z]/];

/** A word of a language may resemble a name by chance, and may be its plural. */
function nearOf(name: string, { names }: Facts): string[] {
  const near = findNear(name, names.keys());
  if (STYLES.some((style) => style.test(name))) return near;
  return near.filter((one) => `${one}s` !== name && (name.length > 7 || countEdits(name, one) < 2));
}

/** Where a page is about something else, such as the site itself, only a slip of a name of several words counts. */
function isSlipOf(name: string, [nearest]: string[]): boolean {
  if (name.length < 5 || nearest === undefined || !/[a-z][A-Z]|\w[_-]\w/.test(nearest)) return false;
  return plain(nearest) === plain(name) || countEdits(name, nearest) < 2;
}

const plain = (name: string) => name.toLowerCase().replace(/[-_]/g, '');

/** Names in a style of the document that share a word with it. Others belong to the reader's own code. */
function isApiLike(name: string, facts: Facts): boolean {
  const known = [...facts.names.keys()];
  return (
    STYLES.some((style) => style.test(name) && known.some((one) => style.test(one))) &&
    wordsOf(name).some((word) => wordsOfNames(facts).has(word))
  );
}

const wordsOfNames = once(({ names }: Facts) => new Set([...names.keys()].flatMap(wordsOf)));

function wordsOf(name: string): string[] {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
  return words.split(/[_-]/).filter((word) => word.length > 3);
}

const declaredAs = keepLast<ReadonlySet<string>>();

function declaredNames({ samples, pages }: Project): ReadonlySet<string> {
  const declared = new Set<string>();
  for (const { text } of samples)
    for (const [, own, called] of text.matchAll(DECLARED)) declared.add(own ?? called ?? '');
  for (const { text } of pages) for (const [, name = ''] of text.matchAll(/(?:<|@[\w/-]+\/)(\w+)/g)) declared.add(name);
  return declaredAs([...declared].sort(), () => declared);
}
