import type { Json } from '@livespec/docusaurus/backend';

/** Features that developers enable per game (product spec, section 4). */
export const FEATURES = ['archive', 'counter', 'rank'] as const;
export type Feature = (typeof FEATURES)[number];

export const PLATFORMS = ['wx', 'dy', 'ks'] as const;
export type Platform = (typeof PLATFORMS)[number];

export const AGGREGATIONS = ['max', 'min', 'sum', 'average'] as const;
export type Aggregation = (typeof AGGREGATIONS)[number];

export type Share = {
  id: string;
  images: number;
  minutes: number;
};

export type RankList = {
  id: string;
  archive: string;
  /** `userId`, or fields of the archive: players with the same values share an entry. */
  key: string[];
  score: string;
  aggregation: Aggregation;
  filters: string[];
  /** Fields shown with a player's entry; `nickname` may come from the account. */
  details: string[];
};

/** `game/<game>` */
export type Game = {
  id: string;
  name: string;
  secret: string;
  offShelf: boolean;
  features: Record<Feature, boolean>;
  shares: Share[];
  counters: string[];
  ranks: RankList[];
};

/** `redeem/<game>/<code>` */
export type RedeemCode = { type: string; content: string; limit: number; used: number };

/** `token/<game>` */
export type Token = { token: string; until: number };

/** Product spec, section 3: user details. */
export type UserDetails = {
  id: number;
  gameId: string;
  username: string;
  createTime: string;
  updateTime: string;
  lastLoginTime: string;
  loginCount: number;
  nickname?: string;
  avatar?: string;
  gender?: number;
  birthday?: string;
  email?: string;
  phone?: string;
  country?: string;
  idCard?: string;
};

/** `account/<game>/<player>` */
export type Account = {
  platform: Platform;
  /** Empty for a player with anonymous credentials only. */
  openId: string;
  unionId: string;
  anonymousOpenIds: string[];
  /** Keys, oldest first, including expired ones, whose error differs from that of unknown keys. */
  sessions: string[];
  details: UserDetails;
};

/** `session/<key>` */
export type Session = { game: string; player: number; until: number };

/** `archive/<game>/<player>/<id>` */
export type Archive = { createTime: string; updateTime: string; data: { [field: string]: Json } };

/** `help/<game>/<seeker>`: a list of these, until fetched. */
export type HelpResult = {
  topic: string;
  content?: { [field: string]: Json };
  helperId: number;
  finishTime: number;
};

/** `events/<game>/<player>`: a list of these. */
export type TrackEvent = { type: string; timestamp: number; event: { [field: string]: Json } };
