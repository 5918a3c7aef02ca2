import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSources, ROOT } from '../../helpers/sources';
import { readAssumptions } from './support/assumptions';

const OWN_CODE = {
  invite: "A player's own code fails with `10200`.",
  help: "A player's own code fails with `10301`.",
  share: "A player's own code fails with `10401`.",
};
const OF_KEY = 'The call also returns it for a `key` that is not in the list.';
const OF_FINISH =
  'It fails with `10403` if the player has generated no code of this share since the last `finish`, or if the code has expired.';

/** Refusals that follow from what the document says of a code: what it means, or what a parameter must be. */
const STATED = [
  "10020 'The game of the session is gone'",
  '10020 UNKNOWN_KEY',
  '10021 LAPSED',
  '10100 `The game has no config "${dataId}" in the group "${groupId}"`',
  '10100 `The sandbox has no game "${id}"`',
  '10101 `The game "${id}" is off the shelf`',
  "10102 'gameSecret is not the secret of the game'",
  "10300 'A topic is readable text without blanks around it'",
  '10400 `The game has no share "${id}"`',
  '10500 `The game has no counter "${id}"`',
  '10603 `The player has no archive "${id}"`',
  '10702 `No score in the field ${list.score} of the archives is a number`',
  '10703 `The filter ${field} must be text, a number or a boolean`',
  '10703 `The list cannot be filtered by "${other}"`',
  '10803 `The game has no redeem code "${code}"`',
  '10804 `The redeem code was redeemed ${found.used} times, its limit`',
  '20000 `${addresses.length} addresses; at most ${MOST} in one call`',
  '20010 `${coordinates.length} coordinates; at most ${MOST} in one call`',
  '30200 REFUSAL',
  '30201 REFUSAL',
  "500 'The body must be an object of archives by their ids'",
  "500 'The content must be an object'",
  "500 'The id of an archive is empty'",
  "500 'encryptedData does not decrypt to text with the session key of the player'",
  "500 'encryptedData is not Base64'",
  "500 'event_list must be a list'",
  "500 'filters must be an object'",
  "500 'pageNum and pageSize are at least 1'",
  "500 'topic is not a pattern that the sandbox can match'",
  '500 `"${coordinate}" is not a longitude and a latitude in degrees`',
  '500 `${name} must be a list of texts`',
  '500 `${name} must be a number`',
  '500 `${name} must be text`',
  '500 `The archive "${id}" must be an object`',
  '500 `iv is not Base64 of ${BLOCK} bytes`',
  "501 'The body is missing'",
  "501 'event_list is missing'",
  "501 'id is missing'",
  "501 'key is missing'",
  'code `The game has no ${feature} feature: the control set-feature enables it`',
  'codeInvalid REFUSAL',
  'failures.expired `The ${kind} code expired at ${new Date(found.until).toISOString()}`',
  'failures.invalid `The game has no such ${kind} code; ${LIMITS.codes.most} later ones end a code`',
];

/** Refusals that the document does not state, and how it marks them. */
const ASSUMED: Record<string, string[]> = {
  "10202 'The player has answered an invite before'": [
    "A second answer fails with `10202` even if it is to the same inviter. The service states it for another person's invite only.",
  ],
  "10300 'topic is empty'": ['An empty `topic` fails with `10300`.'],
  "10403 until === undefined ? NOT_OPEN : 'The share has expired'": [OF_FINISH],
  '10701 `The game has no ranking list "${id}"`': ['A list that does not exist fails with `10701`.'],
  '10702 `${field} of the key must be text or a number`': [OF_KEY],
  '10702 `The key of the list is ${fields[0]}, one value`': [OF_KEY],
  "10702 `The key of the list is an object of ${fields.join(', ')}`": [OF_KEY],
  '10702 `The list has no entry for the key ${wanted}`': [OF_KEY],
  '10803 `The redeem code is of another type than "${type}"`': [
    'A code that belongs to another type fails with `10803`.',
  ],
  "30000 'The player does not come from the messaging app'": [
    'A player who does not come from the messaging app has nothing to decrypt.',
  ],
  '500 `${name} is an empty list`': ['An empty list fails with `500`.'],
  '501 `${name} is missing`': ['A required parameter with an empty value counts as missing, and gives `501`.'],
  "failures.invalid `The ${kind} code is the player's own`": Object.values(OWN_CODE),
};

/** In the sources of the backend, the code and the reason of each refusal; limits have a table of their own. */
const REFUSAL = /\.fail\(\s*([\w.]+),\s*(`[^`]*`|'(?:[^'\\]|\\.)*'|[^;]*?)\)(?=[;,\s)])/g;

function readRefusals(): string[] {
  const texts = listSources('src/backend').map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(REFUSAL)].map(([, code, reason]) => `${code} ${reason}`));
  return [...new Set(found)].filter((one) => !/ limitReason\(/.test(one)).sort();
}

describe('each refusal of the sandbox', () => {
  it('is stated by the document, or marked as assumed', () => {
    expect([...STATED, ...Object.keys(ASSUMED)].sort()).toEqual(readRefusals());
  });

  it('that is assumed has a mark that is there', () => {
    const marks = new Set(readAssumptions());
    expect(
      Object.values(ASSUMED)
        .flat()
        .filter((mark) => !marks.has(mark)),
    ).toEqual([]);
  });
});
