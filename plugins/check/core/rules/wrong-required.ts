import { type Finding, passageRule } from '../engine/rule';
import { isObject, list } from '../facts/fields';
import type { Facts, NameFact } from '../facts/types';
import type { SpecText } from '../project';
import type { Passage } from '../text/passage';

const OPTIONAL_SELF =
  /\boptional\b|\bwithout (?:it|one)\b|\bby default\b|\b(?:is|are) (?:missing|left out|absent)\b|\bmay be (?:absent|left out)\b|\bis absent\b|\bif there is one\b|\bSend it if\b|缺省|可选/i;
const REQUIRED_SELF = /\balways (?:returned|present|sent|there)\b|\bmust be sent\b|\bis required\b/i;
const NAME = '`([A-Za-z]\\w*)`';
const OPTIONAL = new RegExp(
  `${NAME}(?: of (?:an?|the|each|every) \\w+)? (?:is|are) optional|${NAME} ?是?可选|${NAME} \\| (?:optional|可选)|(?:without|leave|omit|neither|不传|没有传?) ${NAME}|neither ${NAME} nor ${NAME}|${NAME} 和 ${NAME} 都没有传`,
  'gi',
);
const REQUIRED = new RegExp(
  `${NAME}(?: of (?:an?|the|each|every) \\w+)? (?:is|are) (?:(?:always )?(?:required|mandatory)|always (?:returned|present|there|sent))|${NAME} ?是?(?:必填|必传|必需|始终返回|始终存在)`,
  'gi',
);

/** `pageSize` is optional. */
export const wrongRequired = passageRule({
  id: 'wrong-required',
  about: 'What a text calls optional is optional in the document, and what it calls required is required.',
  *check({ passage, owners }, facts) {
    yield* checkNamed(passage, owners, facts);
    const [text] = owners;
    if (text && text === passage) yield* checkOwn(text, facts);
  },
});

function* checkNamed(passage: Passage, owners: SpecText[], facts: Facts): Generator<Finding> {
  for (const [pattern, isRequired] of [[OPTIONAL, false] as const, [REQUIRED, true] as const]) {
    for (const match of passage.text.matchAll(pattern)) {
      for (const name of match.slice(1).filter((one) => one !== undefined)) {
        const known = (facts.names.get(name) ?? []).filter(isMember);
        const own = owners.length > 0 ? known.filter((fact) => isOwn(fact, owners, facts)) : known;
        if (own.length === 0 || own.some((fact) => fact.isRequired === isRequired)) continue;
        const at = passage.place(match.index + match[0].indexOf(name));
        yield { at, message: `In the document, \`${name}\` is ${isRequired ? 'optional' : 'required'}.` };
      }
    }
  }
}

/** What the description of a parameter or field says of it. */
function* checkOwn(text: SpecText, facts: Facts): Generator<Finding> {
  const isRequired = flagOf(text, facts);
  if (isRequired === undefined || !['description', 'x-assumed'].includes(text.key)) return;
  const prose = text.text.replace(/`(\w+)` is (?:optional|required)/g, '');
  const cue = (isRequired ? OPTIONAL_SELF : REQUIRED_SELF).exec(prose);
  if (!cue) return;
  const message = `This text says “${cue[0]}”, but what it describes is ${isRequired ? 'required' : 'optional'}.`;
  yield { at: text.place(cue.index), message };
}

function isMember({ kind }: NameFact): boolean {
  return kind === 'parameter' || kind === 'field';
}

function isOwn(fact: NameFact, owners: SpecText[], facts: Facts): boolean {
  return owners.some(({ node, path }) => {
    if (node.name === fact.name) return fact.kind === 'parameter' && facts.names.get(fact.name)?.includes(fact);
    return path.includes(fact.owner);
  });
}

/** Whether the parameter or field of a text is required; `undefined` for anything else. */
function flagOf({ node, kind, path }: SpecText, { model }: Facts): boolean | undefined {
  if (kind === 'parameter') return node.required === true;
  const [holder, name = ''] = [path.at(-2), path.at(-1)];
  if (kind !== 'schema' || holder !== 'properties') return undefined;
  let parent: unknown = model.document;
  for (const key of path.slice(0, -2))
    parent = Array.isArray(parent) ? parent[Number(key)] : isObject(parent) ? parent[key] : undefined;
  return isObject(parent) ? list(parent.required).includes(name) : undefined;
}
