import type { Json, Limit } from '@livespec/docusaurus/backend';

export const BY_CONTROL = 'the control refuses it';

/** Limits that the document does not set: enough for tests, small enough for a browser. */
export const LIMITS = {
  sessionMinutes: { most: 30, of: 'minutes between two checks of a session', beyond: 'the session expires: 10021' },
  sessions: { most: 10, of: 'sessions of one player', beyond: 'the oldest ends: 10020' },
  players: { most: 10_000, of: 'players in a game', beyond: 'the login fails with 30102' },
  anonymousIds: { most: 20, of: 'anonymous credentials of one player', beyond: 'a further one is not remembered' },
  archives: { most: 100, of: 'archives of one player', beyond: 'fails with 500' },
  archiveId: { most: 128, of: 'characters in the id of an archive', beyond: 'fails with 500' },
  archiveData: { most: 100_000, of: 'characters in the JSON of an archive', beyond: 'fails with 500' },
  topic: { most: 64, of: 'characters in a help topic', beyond: 'fails with 10300' },
  topicPattern: { most: 200, of: 'characters in a pattern of topics', beyond: 'fails with 500' },
  helpContent: { most: 10_000, of: 'characters in the JSON of help content', beyond: 'fails with 500' },
  helpResults: { most: 500, of: 'unfetched help results of one player', beyond: 'the oldest is dropped' },
  codes: { most: 100, of: 'codes of one player and kind (invite, share, help)', beyond: 'the oldest becomes invalid' },
  event: { most: 10_000, of: 'characters in the JSON of an event', beyond: 'fails with 500' },
  events: { most: 500, of: 'events of one player', beyond: 'the oldest is dropped' },
  depth: { most: 50, of: 'levels of nesting in an archive, help content or an event', beyond: 'fails with 500' },
  games: { most: 50, of: 'games', beyond: BY_CONTROL },
  shares: { most: 100, of: 'share identifiers of a game', beyond: BY_CONTROL },
  counters: { most: 100, of: 'counter identifiers of a game', beyond: BY_CONTROL },
  ranks: { most: 20, of: 'ranking lists of a game', beyond: BY_CONTROL },
  configs: { most: 200, of: 'configs of a game', beyond: BY_CONTROL },
  redeemCodes: { most: 1000, of: 'redeem codes of a game', beyond: BY_CONTROL },
} satisfies Record<string, Limit>;

/** The limit that a value exceeds, if any: in the levels of its objects and lists, or in the length of its compact JSON. */
export function limitOf(value: Json, characterLimit: Limit): Limit | undefined {
  if (isDeeper(value, LIMITS.depth.most)) return LIMITS.depth;
  return JSON.stringify(value).length > characterLimit.most ? characterLimit : undefined;
}

/** Goes level by level: a request can nest deeper than functions can call themselves. */
function isDeeper(value: Json, levels: number): boolean {
  let level = [value].filter(isNesting);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === levels) return true;
    level = level.flatMap((item) => Object.values(item).filter(isNesting));
  }
  return false;
}

function isNesting(value: Json): value is Json[] | { [key: string]: Json } {
  return typeof value === 'object' && value !== null;
}

export function lastOf<Item>(items: Item[], { most }: Pick<Limit, 'most'>): Item[] {
  return items.slice(Math.max(0, items.length - most));
}
