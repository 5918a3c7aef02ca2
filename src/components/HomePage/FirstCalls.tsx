import { translate } from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import type { ReactNode } from 'react';

/** Log a player in, save a game: two calls that show how all of them are made. */
export default function FirstCalls(): ReactNode {
  const [login, keep] = [
    translate({ id: 'home.code.login', message: 'a platform code becomes a session' }),
    translate({ id: 'home.code.keep', message: "and a session keeps the player's things" }),
  ];
  const code = `// ${login}
const { sessionKey } = await call('/api/v1/wx/login', {
  gameId: 'demo', code,
});

// ${keep}
await call('/api/v1/archive/set/progress', {
  session_key: sessionKey, body: { level: 12, gold: 340 },
});

// { "code": 0, "data": { "userId": 20417,
//   "data": { "level": 12, "gold": 340 } } }`;
  return (
    <ApiCode
      head={<b>{translate({ id: 'home.code.title', message: 'Log a player in, save a game' })}</b>}
      code={code}
      grammar="javascript"
    />
  );
}
