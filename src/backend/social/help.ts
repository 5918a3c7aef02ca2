import { type Json, limitReason, type State } from '@livespec/docusaurus/backend';
import type { PlayerCall } from '../player';
import { findCode, issueCode } from '../state/codes';
import { keyOf, listBelow, read } from '../state/keys';
import { LIMITS, lastOf, limitOf } from '../state/limits';
import { isRecord, optionalNumber, optionalText, textOf } from '../state/parameters';
import type { HelpResult } from '../state/stored';
import { compilePattern } from './topicPattern';

/** Default lifetime of a help code in minutes: 7 days (product spec, section 9). */
const DEFAULT_MINUTES = 10_080;

export function generateHelp(call: PlayerCall): Json {
  const topic = textOf(call, 'topic');
  if (topic.length > LIMITS.topic.most) return call.fail(10300, limitReason(LIMITS.topic));
  // helpGenerate: A topic with blanks around it, or with control characters, fails with `10300`.
  if (!isTopic(topic)) return call.fail(10300, 'A topic is readable text without blanks around it');
  // helpGenerate: By default about 7 days (10080 minutes).
  return issueCode(call, 'help', topic, optionalNumber(call, 'ttl') ?? DEFAULT_MINUTES);
}

/** helpFinish: A friend can help more than once with the same code. Each time is a result of its own. */
export function finishHelp(call: PlayerCall): Json {
  const { state, player, body, now } = call;
  const { owner, about } = findCode(call, 'help', textOf(call, 'code'), { invalid: 10301, expired: 10302 });
  // 500: A value has the wrong type, is out of range, or is not valid JSON where JSON is expected.
  if (body !== undefined && !isRecord(body)) return call.fail(500, 'The content must be an object');
  const limit = limitOf(body ?? null, LIMITS.helpContent);
  if (limit) return call.fail(500, limitReason(limit));
  const content = body === undefined ? {} : { content: body };
  const result: HelpResult = { topic: about, ...content, helperId: player.id, finishTime: now };
  const results = read<HelpResult[]>(state, keyOf('help', player.game, owner)) ?? [];
  state.set(keyOf('help', player.game, owner), lastOf([...results, result], LIMITS.helpResults));
  return null;
}

export function lookUpHelp(call: PlayerCall): Json {
  const { state, player } = call;
  const key = keyOf('help', player.game, player.id);
  const results = read<HelpResult[]>(state, key) ?? [];
  const isWanted = readFilter(call);
  // helpLookup: Only results whose topic matches this regular expression.
  const wanted = results.filter(({ topic }) => isWanted(topic));
  // helpLookup: The server deletes a help list once it has been fetched, and keeps only what has not been fetched.
  const left = results.filter((result) => !wanted.includes(result));
  // helpLookup: The server deletes a help list once it has been fetched, and keeps only what has not been fetched.
  if (left.length === 0) state.delete(key);
  else if (wanted.length > 0) state.set(key, left);
  return wanted;
}

/** deregister: The player is also removed from other players' lists of friends and help results. */
export function forgetHelper(state: State, game: string, player: number): void {
  for (const [key, results] of listBelow<HelpResult[]>(state, 'help', game)) {
    const left = results.filter(({ helperId }) => helperId !== player);
    if (left.length === 0) state.delete(key);
    else if (left.length < results.length) state.set(key, left);
  }
}

function readFilter(call: PlayerCall): (topic: string) => boolean {
  const text = optionalText(call, 'topic');
  // helpLookup: Without it, results of all topics.
  if (text === undefined) return () => true;
  // helpLookup: An empty `topic` fails with `10300`.
  if (text === '') return call.fail(10300, 'topic is empty');
  if (text.length > LIMITS.topicPattern.most) return call.fail(500, limitReason(LIMITS.topicPattern));
  // 500: A parameter is wrong.
  const matches = compilePattern(text) ?? call.fail(500, 'topic is not a pattern that the sandbox can match');
  const known = new Map<string, boolean>();
  return (topic) => {
    // helpLookup: The expression must match the whole topic.
    const isMatch = known.get(topic) ?? matches(topic);
    known.set(topic, isMatch);
    return isMatch;
  };
}

function isTopic(text: string): boolean {
  return text.length > 0 && text === text.trim() && !/\p{Cc}/u.test(text);
}
