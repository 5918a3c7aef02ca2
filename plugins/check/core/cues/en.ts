import type { Cues } from './types';

const IS = '(is|are|must be|may be|can be|has|have|takes|take|accepts|accept|holds|allows)';
const MOST = '(at most|up to|no more than|not more than|a maximum of)';
const LEAST = '(at least|no less than|a minimum of)';
const CALLS = '[HTTP |API ](calls|operations|endpoints)';
const REPEAT = '(poll|check|call|repeat|query|read|fetch|look up)';

export const en: Cues = {
  lang: 'en',
  letters: '[a-z]{2}',
  space: '\\s+',
  owned: '{name}[ of [the ]{owner}]',
  noun: '(?:an?|the|every|each|its) [\\w-]+',
  and: '(?:and|or)',
  units: {
    ms: 'ms|milliseconds?',
    s: 's|secs?|seconds?',
    min: 'min|mins|minutes?',
    h: 'h|hours?',
    d: 'days?',
    w: 'weeks?',
    month: 'months?',
    a: 'years?',
  },
  inUnit: '\\bin {unit}\\b',
  frequency: '(?:{count} times|once|twice) (?:an?|per|every|each) {unit}',
  bare: '(?:a|an|one|each|every) {unit}',
  bounds: 'at (?:most|least)|up to|no (?:more|less) than|maximum of|minimum of|more than|limit of',
  about: 'about|around|roughly|approximately|only|exactly',
  words: {
    place: { query: 'query', header: 'header', path: 'path', body: 'body', cookie: 'cookie' },
    type: {
      string: 'string',
      text: 'string',
      number: 'number',
      integer: 'integer',
      boolean: 'boolean',
      bool: 'boolean',
      array: 'array',
      list: 'array',
      object: 'object',
    },
    method: { GET: 'GET', POST: 'POST', PUT: 'PUT', PATCH: 'PATCH', DELETE: 'DELETE' },
    credential: {
      'session key': 'session',
      session: 'session',
      'API key': 'key',
      'access token': 'token',
      credentials: '',
      authentication: '',
      authorization: '',
      login: 'login',
    },
  },
  phrases: {
    most: [
      `{subject}[,] [${IS} ]${MOST} {amount}`,
      `${MOST} {amount} {subject}`,
      `{amount} {subject} at most`,
      `{subject} ${IS} {amount} [{any} ]at most`,
      `{subject} (is|are) limited to {amount}`,
      `the (maximum|limit) of {subject} is {amount}`,
    ],
    least: [
      `{subject}[,] [${IS} ]${LEAST} {amount}`,
      `${LEAST} {amount} {subject}`,
      `the minimum of {subject} is {amount}`,
      `{subject} (starts|start|counts|count|is numbered|are numbered) (at|from|with) {amount}`,
    ],
    default: [
      `{subject} (is|are|lasts|defaults to) {amount} by default`,
      `{subject} (defaults|default) to {amount}`,
      `the default [value ]of {subject} is {amount}`,
      `{subject} has a default of {amount}`,
      `without {subject}, (it|one|{noun}) (lives|is valid|is kept|lasts|is stored) for {amount}`,
      `without {subject}, (it|one|{noun}) expires after {amount}`,
      `(is|are) (kept|valid|stored) for {amount} unless you (pass|send|set|give) {subject}`,
    ],
    unit: [`{subject} (is|are|counts|is given|is measured|is stated) in {word}{end}`, `{subject}[,] in {word}{end}`],
    interval: [
      `{subject} [(is|are) (polled|checked|called|repeated) ]every {amount}`,
      `${REPEAT} {subject} {amount}`,
      `{subject} (is|are) (polled|checked|called) {amount}`,
    ],
    gap: [
      `{subject}[,] (at least|no less than) {amount} apart`,
      `(wait|leave|pause) [for ][at least ]{amount} between two calls of {subject}`,
    ],
    required: [
      `{subject} (is|are) [always ](required|mandatory)[ (for|in|by) {owner}]{end}`,
      `{subject} must [always ]be (sent|given|present|passed)[ (to|with) {owner}]{end}`,
      `{subject} (is|are) always (returned|present|there|sent){end}`,
      `{subject} \\| required\\b`,
    ],
    optional: [
      `{subject} (is|are) optional[ (for|in) {owner}]{end}`,
      `{subject} (may|can) be (omitted|left out|absent|missing){end}`,
      `{subject} \\| optional\\b`,
    ],
    place: [
      `{subject} (goes|go|belongs|belong) (in|into|to) the {word}`,
      `{subject} (is|are) (sent|passed|part of|sent in|sent with|passed in|placed in|sent as|passed as) [in |as part of ](the|a) {word}`,
      `{subject} is a {word} parameter`,
      `the {word} [parameter |field ]{subject}`,
      `{subject} \\| {word}{end}`,
    ],
    type: [`{subject} is (a|an) {word}{end}`, `{subject} \\| {word}{end}`],
    bits: [`{subject} (is|are) [a |an ]{amount}-bit [signed |unsigned ](integer|integers|number|numbers)`],
    method: [
      `{subject} (is|are) [a |an |called with |sent with |sent as a |sent as ]{word}`,
      `{subject} (uses|takes|needs|expects) [a |the method ]{word}`,
      `[a |an ]{word} [request ](to|on) {subject}`,
    ],
    error: [
      `{subject} [then |may |can |also |always ](returns|return|answers|answer|fails with|fail with|reports|report) [the ][error ][code ]{code}`,
    ],
    returns: [`{subject} (returns|return) [a |an |the ]{values}`],
    takes: [`{subject} (takes|take|accepts|accept|expects|expect|needs|need|requires|require) [a |an |the ]{values}`],
    values: [`{subject} (is|are|is one of|are one of|is either|can be|must be) {values}{end}`],
    meaning: ['{value} (is|for|means|stands for) [a |an |the ]{title}'],
    credential: [`{subject} (needs|need|requires|require) [a |an |any |the |your ]{word}`],
    calls: [`all [of ][the ]{amount} ${CALLS}`, `(each|none|any|every one) of the {amount} ${CALLS}`],
    codes: [`(all|the) [of ][the ]{amount} error codes`, `the catalogue (has|lists|contains) {amount} error codes`],
  },
  denials: {
    required: [`{subject} (is|are) not (required|mandatory)[ (for|in|by) {owner}]{end}`],
    optional: [
      `{subject} (is|are) not optional[ (for|in) {owner}]{end}`,
      `{subject} (must not|cannot) be omitted{end}`,
    ],
    method: [`{subject} (is|are) not [a |an |called with ]{word}`],
    error: [`{subject} (does not|never|cannot|can never|no longer) (return|returns|answer|answers|fail with) {code}`],
    credential: [
      `{subject} (needs|need|requires|require) no {word}`,
      `{subject} (does not|do not) (need|require) [a |an |any |the |your ]{word}`,
    ],
  },
  own: {
    default: ['by default {amount}', '{amount} by default', 'defaults to {amount}', 'the default is {amount}'],
    unit: ['in {word}'],
  },
  uncounted: '(?:[a-z]+\\s)?(?:times|tries|retries|attempts|requests|calls)',
  doubting:
    "\\b(?:not|never|no|none|neither|nor|cannot|if|whether|when|unless|suppose|imagine|would|could|might|think|thinks|believe|believes|say|says|said|assume|assumes|wrongly|once|your|our|my|their|its own|another|other|some|was|were|had|either|one (?:\\w+ )?(?:of|from))\\b|\\bor \\**\\[?$|n['’]t\\b|\\w['’]s \\[?$",
  past: '\\b(?:until|before|prior to|up to) (?:v|version |release )?\\d+(?:\\.\\d+)*\\b(?!\\s*[%a-z:])|\\bused to be\\b|\\bin the past\\b|\\b(?:formerly|previously) (?:called|named|known|`|\\d)|\\b(?:was|were) (?:renamed|raised|lowered|changed)\\b',
};
