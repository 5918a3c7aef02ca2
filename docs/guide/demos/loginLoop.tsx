/*
title: A login loop, and the way out
title.zh-CN: 登录死循环，以及如何避免
description: Both games send the wrong key. One logs in again at each refusal, the other only once.
description.zh-CN: 两个游戏都传错了密钥：一个每次被拒绝都重新登录，另一个只重新登录一次。
keywords: [login loop, endless login, retry loop, rate limit, openId, '10020', '30102']
keywords.zh-CN: [登录死循环, 无限登录, 反复登录, 限流, openId, '10020', '30102']
*/
import { useState } from 'react';
import { CloudError } from '../../_samples/cloud';
import { Action, Facts, Note, PlayerCard, Stage, Switch, textsOf, useGame } from './parts';
import texts from './texts/loginLoop.json';

type GetKey = () => Promise<string>;
type Attempt = (key: string) => Promise<unknown>;

function isKeyRefused(error: unknown): boolean {
  return error instanceof CloudError && [10020, 10021].includes(error.code);
}

/** Don't: if the new key is refused, too, only the rate limit ends this. */
export async function repeatForever(logIn: GetKey, attempt: Attempt): Promise<unknown> {
  try {
    return await attempt(await logIn());
  } catch (error) {
    if (!isKeyRefused(error)) throw error;
    return repeatForever(logIn, attempt);
  }
}

/** Do: log in once more, repeat the call once, and report what remains. */
export async function repeatOnce(logIn: GetKey, attempt: Attempt): Promise<unknown> {
  try {
    return await attempt(await logIn());
  } catch (error) {
    if (!isKeyRefused(error)) throw error;
    return attempt(await logIn());
  }
}

const GAMES = { Mia: repeatForever, Leo: repeatOnce };
const MOST_LOGINS = 8; // in this demo: the limit of the service is not documented

export default function LoginLoop({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const [isWrong, setWrong] = useState(true);
  const [logins, setLogins] = useState<Record<string, number>>({});
  const [results, setResults] = useState<Record<string, number>>({});

  async function start(name: keyof typeof GAMES) {
    let count = 0;
    const logIn = async () => {
      if (count === MOST_LOGINS) await game.fail('wxLogin', 30102);
      count += 1;
      setLogins((before) => ({ ...before, [name]: count }));
      const query = { gameId: 'demo', code: name };
      const { openId, sessionKey } = await game.call('GET', '/api/v1/wx/login', query);
      return isWrong ? openId : sessionKey;
    };
    const readPlays = (key: string) =>
      game.call('GET', '/api/v1/counter/get/plays', { session_key: key });
    const code = await GAMES[name](logIn, readPlays).then(
      () => 0,
      (error) => (error instanceof CloudError ? error.code : Promise.reject(error)),
    );
    setResults((before) => ({ ...before, [name]: code }));
  }

  return (
    <Stage game={game} locale={locale}>
      <Switch label={t('wrong')} checked={isWrong} onChange={setWrong} />
      <div className="game-cards">
        {(['Mia', 'Leo'] as const).map((name) => (
          <PlayerCard key={name} name={name} role={t(name)}>
            <Action game={game} run={() => start(name)} primary>
              {t('start')}
            </Action>
            <Facts of={{ [t('logins')]: logins[name] }} />
            {results[name] === 0 && <Note tone="ok">{t('done')}</Note>}
            {results[name] === 10020 && <Note tone="warn">{t('reported')}</Note>}
            {results[name] === 30102 && <Note tone="bad">{t('limited')}</Note>}
          </PlayerCard>
        ))}
      </div>
    </Stage>
  );
}
