import {
  fail,
  field,
  iso,
  issue,
  MINUTE,
  type Platform,
  type Player,
  type PlayerRule,
  type Rule,
  type World,
} from './world';

/** Session lifetime and maximum per player, which the spec leaves to the backend. */
const SESSION_LIFE = 30 * MINUTE;
const MOST_SESSIONS = 10;
const TOKEN_LIFE = 7200;

export function authenticate({ sessions, now }: World, key: unknown): Player {
  const session = sessions.get(String(key)) ?? fail(10020);
  return now < session.until ? session.player : fail(10021);
}

/** Returns a new session key; creates the player on the first login. */
function logIn(platform: Platform): Rule {
  return (world, { values, answer }) => {
    requireGame(world, values.gameId);
    const name = String(platform === 'dy' ? values.anonymousCode : values.code);
    if (name === 'invalid') fail({ wx: 30101, dy: 30200, ks: 30300 }[platform]);
    const details = field(answer, 'userDetails') ?? null;
    const known = world.players.get(`${platform} ${name}`);
    const player = known ?? createPlayer(world, issue(world.issued.ids, field(details, 'id')));
    world.players.set(`${platform} ${name}`, player);
    player.loginCount += 1;
    const key = issue(world.issued.keys, field(answer, 'sessionKey'));
    world.sessions.set(key, { player, until: world.now + SESSION_LIFE });
    player.keys.push(key);
    if (player.keys.length > MOST_SESSIONS) world.sessions.delete(player.keys.shift() ?? '');
    const { id, loginCount, createTime } = player;
    const userDetails = {
      ...Object(details),
      ...{ id, gameId: 'demo', loginCount, createTime: iso(createTime), lastLoginTime: iso(world.now) },
    };
    return { ...Object(answer), userDetails };
  };
}

function createPlayer({ now }: World, id: number): Player {
  return {
    id,
    loginCount: 0,
    createTime: now,
    keys: [],
    invited: 0,
    respond: 0,
    hasAnswered: false,
    friends: new Map(),
    openShares: new Map(),
    helps: [],
    archives: new Map(),
    counters: new Map(),
    events: [],
  };
}

function requireGame({ isOffShelf }: World, gameId: unknown): void {
  if (gameId !== 'demo') fail(10100);
  if (isOffShelf) fail(10101);
}

function requireSecret(world: World, { gameId, gameSecret }: Record<string, unknown>): void {
  requireGame(world, gameId);
  if (gameSecret !== 'demo-secret') fail(10102);
}

const newToken: Rule = (world, { answer }) => {
  const accessToken = issue(world.issued.tokens, field(answer, 'accessToken'));
  world.token = { accessToken, until: world.now + TOKEN_LIFE * 1000 };
  return { accessToken, expiresIn: TOKEN_LIFE };
};

export const accountRules: Record<string, Rule> = {
  wxLogin: logIn('wx'),
  dyLogin: logIn('dy'),
  ksLogin: logIn('ks'),
  accessTokenGet(world, request) {
    requireSecret(world, request.values);
    const { token, now } = world;
    if (!token || now >= token.until) return newToken(world, request);
    return { accessToken: token.accessToken, expiresIn: Math.floor((token.until - now) / 1000) };
  },
  accessTokenRefresh(world, request) {
    requireSecret(world, request.values);
    return newToken(world, request);
  },
  serverTimestamp: ({ now }) => now,
};

export const sessionRules: Record<string, PlayerRule> = {
  /** The only call that prolongs a session. */
  sessionCheck({ sessions, now }, player, { values }) {
    sessions.set(String(values.session_key), { player, until: now + SESSION_LIFE });
    return null;
  },
  logout({ sessions }, player, { values }) {
    sessions.delete(String(values.session_key));
    player.keys = player.keys.filter((key) => key !== values.session_key);
    return null;
  },
  /** Deletes the player and all references. */
  deregister({ players, sessions, codes }, player) {
    for (const [name, other] of players) {
      if (other === player) players.delete(name);
      for (const [id, friends] of other.friends)
        other.friends.set(
          id,
          friends.filter((friend) => friend !== player.id),
        );
      other.helps = other.helps.filter(({ helperId }) => helperId !== player.id);
    }
    for (const [key, session] of sessions) if (session.player === player) sessions.delete(key);
    for (const [code, { owner }] of codes) if (owner === player) codes.delete(code);
    return null;
  },
};
