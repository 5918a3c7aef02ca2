import { type Finding, passageRule } from '../engine/rule';
import { isObject, list } from '../facts/fields';
import type { Facts, NameFact } from '../facts/types';
import type { SpecText } from '../project';
import type { Passage } from '../text/passage';
import { callsIn } from './support/passages';

const OPTIONAL_SELF =
  /\boptional\b|\bwithout (?:it|one)\b|\bby default\b|\b(?:is|are) (?:missing|left out|absent)\b|\bmay be (?:absent|left out)\b|\bis absent\b|\bif there is one\b|\bSend it if\b|缺省|可选/i;
const REQUIRED_SELF = /\balways (?:returned|present|sent|there)\b|\bmust be sent\b|\bis required\b/i;
const NAME = '`([A-Za-z]\\w*)`';
const OPTIONAL = new RegExp(
  `${NAME}(?: of (?:an?|the|each|every) \\w+)? (?:is|are) optional|${NAME} (?:may|can) be (?:omitted|left out|absent|missing)|${NAME} ?是?可选|${NAME} \\| (?:optional|可选)|(?:without|leave|omit|不传|没有传?) ${NAME}|with neither ${NAME} nor ${NAME}|${NAME} 和 ${NAME} 都没有传`,
  'gi',
);
const REQUIRED = new RegExp(
  `${NAME}(?: of (?:an?|the|each|every) \\w+)? (?:is|are) (?:(?:always )?(?:required|mandatory)|always (?:returned|present|there|sent))|${NAME} ?是?(?:(?:必填|必传|必需)|(?:始终|必定|必然|一定|总是|总会)(?:会)?(?:返回|存在|有))`,
  'gi',
);

/** `Without it, the call fails`: what is left out here must not be. */
const FAILS = /\bfail|\berror|\bmissing\b|\brefuse|\b\d{3,6}\b|失败|报错|错误|缺少/i;
const BODY =
  /\bbody(?: of (?:\[?`[^`]+`(?:\]\([^)]*\))?|th(?:e|is) call))? (?:is|are) (?:always )?(required|mandatory|optional)\b|请求体(?:是)?(必填|必传|必需|可选)/gi;

/** `pageSize` is optional. */
export const wrongRequired = passageRule({
  id: 'wrong-required',
  about: 'What a text calls optional is optional in the document, and what it calls required is required.',
  *check({ passage, owners }, facts) {
    yield* checkNamed(passage, owners, facts);
    yield* checkBody(passage, facts);
    const [text] = owners;
    if (text && text === passage) yield* checkOwn(text, facts);
  },
});

function* checkNamed(passage: Passage, owners: SpecText[], facts: Facts): Generator<Finding> {
  for (const [pattern, isRequired] of [[OPTIONAL, false] as const, [REQUIRED, true] as const]) {
    for (const match of passage.text.matchAll(pattern)) {
      for (const name of match.slice(1).filter((one) => one !== undefined)) {
        if (!isRequired && /^(?:without|leave|omit|不传|没有传?)/i.test(match[0]) && FAILS.test(passage.text)) continue;
        const known = (facts.names.get(name) ?? []).filter(isMember);
        const own =
          owners.length > 0 ? known.filter((fact) => isOwn(fact, owners, facts)) : ofCalls(known, passage, facts);
        if (own.length === 0 || own.some((fact) => fact.isRequired === isRequired)) continue;
        const at = passage.place(match.index + match[0].indexOf(name));
        yield { at, message: `In the document, \`${name}\` is ${isRequired ? 'optional' : 'required'}.` };
      }
    }
  }
}

/** `The body of archive/set is optional`. */
function* checkBody(passage: Passage, facts: Facts): Generator<Finding> {
  for (const { 0: whole, 1: english, 2: chinese, index } of passage.text.matchAll(BODY)) {
    const bodies = callsIn(passage.context, facts).map(({ body }) => body);
    const isRequired = !/^(?:optional|可选)$/i.test(english ?? chinese ?? '');
    if (bodies.length === 0 || bodies.some((body) => body === undefined || body.required === isRequired)) continue;
    const message = `In the document, this body is ${isRequired ? 'optional' : 'required'}.`;
    yield { at: passage.place(index + whole.length - (english ?? chinese ?? '').length), message };
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
  return kind === 'parameter' || kind === 'field' || kind === 'credential';
}

/** Those of the calls that a text names, if they have any. */
function ofCalls(known: NameFact[], { text }: Passage, facts: Facts): NameFact[] {
  const owners = callsIn(text, facts).map(({ id, operationId = id }) => operationId);
  const own = known.filter(({ owner }) => owners.includes(owner));
  return own.length > 0 ? own : known;
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
