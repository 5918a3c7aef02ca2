import { fieldsOf, isOpen } from '../../../schema/core/combine/fieldsOf';
import { keepLast, onceByText } from '../../../shared/core/cache';
import { asQuestion, countEdits, didYouMean, findNear } from '../../../shared/suggest';
import { replaceByNearest } from '../engine/fixes';
import { passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import type { Project } from '../project/project';

const NAME = /^[A-Za-z](?:[\w-]*[A-Za-z\d])?$/;
const DOTTED = /^([A-Za-z]\w*)\.([A-Za-z]\w*)$/;
const PAIR = /^([A-Za-z]\w*)=[^=]*$/;
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

/** A field, parameter, operation or entity in inline code. Code may name anything: only a slip of a name is certain. */
export const unknownName = passageRule<ReadonlySet<string>>({
  id: 'unknown-name',
  needsAll: true,
  about:
    'No name in inline code is a slip of a name of the document, and what is written after a dot is one of its fields.',
  prepare: declaredNames,
  *check({ passage, page }, facts, declared) {
    for (const { value, index } of passage.codes) {
      const lost = lostMember(value, facts);
      if (lost && (page || lost.hint)) yield { at: passage.place(index + value.indexOf('.') + 1), ...lost };
      const name = nameIn(value);
      if (name === undefined || isKnown(name, facts) || declared.has(name)) continue;
      const near = slipsOf(name, facts);
      const hint = asQuestion(near.map((one) => `\`${one}\``));
      if (!hint) continue;
      const at = passage.place(index);
      yield { at, message: `The document has no \`${name}\`.`, hint, ...replaceByNearest(at, name, near) };
    }
  },
});

/** `pet.nam`: a field that an object of the document does not have. */
function lostMember(
  code: string,
  { names, values }: Facts,
): { message: string; hint?: string | undefined } | undefined {
  const [, owner = '', name = ''] = DOTTED.exec(code) ?? [];
  const owners = (names.get(owner) ?? []).filter(({ kind }) => kind === 'field' || kind === 'parameter');
  const known = owners.flatMap(({ shape }) => [...fieldsOf(shape).keys()]);
  if (known.length === 0 || known.includes(name) || values.has(code) || owners.some(({ shape }) => isOpen(shape)))
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

/** Names of which a word is one edit away, or another spelling. A short word resembles a name by chance. */
function slipsOf(name: string, { names }: Facts): string[] {
  const isSlip = (one: string) => {
    // Names of schemas are written in texts as they are, or as what they describe is called.
    const isEntity = names.get(one)?.every(({ kind }) => kind === 'entity') ?? false;
    if (plain(one) === plain(name)) return !isEntity && isSpellingOf(name, one);
    if (name.length < 5 || styleOf(name) !== styleOf(one) || isFormOf(name, one) || isFormOf(one, name)) return false;
    return countEdits(name, one) < (name.length > 7 && /[a-z][A-Z]|\w[_-]\w/.test(one) ? 3 : 2);
  };
  return findNear(name, names.keys()).filter(isSlip);
}

/** `Location` is a header, `PetStore` a type, `run-name` a key of a file, and `WINDOWS` a constant: no slips of a name in another style. */
function isSpellingOf(name: string, known: string): boolean {
  const isUpper = (one: string) => /^[A-Z]/.test(one);
  return (!isUpper(name) || isUpper(known)) && (!name.includes('-') || known.includes('-')) && /[a-z]/.test(known);
}

/** Whether it begins with a capital letter, has others, and has underscores or hyphens. */
const styleOf = (name: string) => [/^[A-Z]/, /[a-z][A-Z]/, /_/, /-/].map((one) => one.test(name)).join();

/** The plural of a word, or its past. */
const isFormOf = (form: string, word: string) => form.startsWith(word) && /^(?:e?s|e?d)$/.test(form.slice(word.length));

const plain = (name: string) => name.toLowerCase().replace(/[-_]/g, '');

const declaredAs = keepLast<ReadonlySet<string>>();
const DECLARED =
  /\b(?:function\*?|const|let|var|class|interface|type|enum|def)\s+\{?\s*([A-Za-z_]\w*)|\b([A-Za-z]\w*)\(/g;

/** Names of the code that the site shows. The lists of texts that have not changed are the same objects. */
function declaredNames({ samples, pages }: Project): ReadonlySet<string> {
  const lists = [...samples.map(({ text }) => declaredIn(text)), ...pages.map(({ text }) => importedIn(text))];
  return declaredAs(lists, () => new Set(lists.flat()));
}

const declaredIn = onceByText((text) => [...text.matchAll(DECLARED)].map(([, own, called]) => own ?? called ?? ''));

const importedIn = onceByText((text) => [...text.matchAll(/(?:<|@[\w/-]+\/)(\w+)/g)].map(([, name = '']) => name));
