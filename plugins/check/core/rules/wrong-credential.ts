import type { Operation } from '../../../openapi';
import { passageRule } from '../engine/rule';
import { keysOf } from '../facts/buildFacts';
import type { Facts } from '../facts/types';
import type { Spot } from '../project';
import { sentencesOf } from '../text/sentences';
import { callsIn, operationOf } from './support/passages';

const CREDENTIAL = 'log-?in|sign-?in|authentication|authorization|credentials?|session(?: key)?|API key|access token';
const ENGLISH = new RegExp(
  `\\b(?:(?:does|do|did) ?n(?:ot|['’]t) )?(?:needs?|requires?|takes?|expects?) (no |an? |any |the |your )?\\**(?:(${CREDENTIAL})\\b|\`([\\w-]+)\`)`,
  'i',
);
const CHINESE =
  /(不|无)?(?:需要|需|要求|要)(?:先)?(?:传|带|提供|使用)?\s?(?:(登录|鉴权|认证|授权|凭证|会话密钥|会话)|`([\w-]+)`)/;

/** `archive/get` needs no login. */
export const wrongCredential = passageRule({
  id: 'wrong-credential',
  needsAll: true,
  about:
    'A call that a text says needs credentials needs some in the document, and one that needs none needs none there.',
  *check(spot, facts) {
    if (facts.model.securitySchemes.length === 0) return;
    for (const { text, index } of sentencesOf(spot.passage.text)) {
      for (const pattern of [ENGLISH, CHINESE]) {
        const match = pattern.exec(text);
        const finding = match && judge(spot, text.slice(0, match.index), match, facts);
        if (finding) yield { at: spot.passage.place(index + match.index), message: finding };
      }
    }
  },
});

function judge(spot: Spot, before: string, [whole, negation = '', word, name]: RegExpExecArray, facts: Facts) {
  const isKey = (one: Operation) => name !== undefined && keysOf(one).includes(name);
  if (word === undefined && !facts.model.operations.some(isKey)) return undefined;
  const [call, another] = subjectsOf(spot, before, facts);
  if (!call || another) return undefined;
  const isOpen = call.security.length === 0 || call.security.some((one) => one.length === 0);
  const isNone = /^(?:no |不|无)$/.test(negation) || /^d/i.test(whole);
  const needs = name === undefined ? !isOpen : isKey(call);
  if (isNone !== needs || (isNone && word !== undefined && isSpecial(word, call))) return undefined;
  const keys = keysOf(call).map((key) => `\`${key}\``);
  const { operationId = call.id } = call;
  return isNone
    ? `In the document, \`${operationId}\` needs ${keys.join(' and ') || 'credentials'}.`
    : `In the document, \`${operationId}\` needs no ${name === undefined ? 'credentials' : `\`${name}\``}.`;
}

const KINDS = /session|key|token|log-?in|sign-?in|会话|登录/i;
const ENGLISH_OF: Record<string, string> = { 会话: 'session', 登录: 'login', 'log-in': 'login' };

/** One kind of credentials, which a call may do without while it needs another. */
function isSpecial(word: string, { security }: Operation): boolean {
  const [kind] = KINDS.exec(word.toLowerCase()) ?? [];
  const texts = security
    .flat()
    .map(({ scheme: { key, name = '', description = '' } }) => `${key} ${name} ${description}`);
  return (
    kind !== undefined &&
    !texts
      .join(' ')
      .toLowerCase()
      .includes(ENGLISH_OF[kind] ?? kind)
  );
}

/** The calls that a sentence names before it says what they need; of a text of the document, its own call. */
function subjectsOf({ owners }: Spot, before: string, facts: Facts): Operation[] {
  const named = callsIn(before, facts);
  if (named.length > 0) return named;
  const own = owners.flatMap((owner) => (owner.kind === 'operation' ? (operationOf(owner, facts) ?? []) : []));
  return /^\W*(?:this call|it|the call)\b|此接口|本接口|该接口/i.test(before) || before.trim() === ''
    ? [...new Set(own)]
    : [];
}
