/*
title: Sign in on each platform
title.zh-CN: 在各平台登录
description: The five steps of a login, each with its result. Let the region lookup fail, or the platform's code be refused.
description.zh-CN: 登录的五个步骤，逐步显示结果。可以让地区查询失败，也可以让平台的授权码被拒绝。
keywords: [login, sign in, wx.login, tt.login, ks.login, authorization code, region unknown, '30101']
keywords.zh-CN: [登录, 微信登录, 抖音登录, 快手登录, 登录流程, 授权码, 地区未知, '30101']
*/
import { useState } from 'react';
import { type Call, CloudError } from '../../_samples/cloud';
import {
  Action,
  Choice,
  Stage,
  type StepResult,
  Steps,
  Switch,
  textsOf,
  useGame,
} from './parts';
import texts from './texts/login.json';

/** In a game: `wx.login`, `tt.login` and `ks.login`. Each code is good for one login. */
const platforms = {
  wx: async (code: string) => ({ path: '/api/v1/wx/login', query: { code } }) as const,
  dy: async (code: string) =>
    ({ path: '/api/v1/dy/login', query: { anonymousCode: code } }) as const,
  ks: async (code: string) => ({ path: '/api/v1/ks/login', query: { code } }) as const,
};
export type Platform = keyof typeof platforms;

/** A login must not fail because the time, the region or the tracking does. */
export async function logIn(
  call: Call,
  platform: Platform,
  code: string,
  tell: (result: StepResult) => void,
) {
  const sent = Date.now();
  const time = await call('GET', '/timestamp').catch(() => sent);
  const offset = time - sent;
  tell({ state: 'done', detail: `${offset} ms` });

  const me = await call('GET', '/api/v1/location/ip2region').then(
    (found) => found.me,
    () => undefined,
  );
  const [ip, region] = [me?.ip ?? 'unknown', me?.province ?? 'unknown'];
  tell({ state: region === 'unknown' ? 'fallback' : 'done', detail: `${ip}, ${region}` });

  const { path, query } = await platforms[platform](code);
  tell({ state: 'done', detail: JSON.stringify(query) });

  const session = await call('GET', path, { gameId: 'demo', ...query });
  tell({ state: 'done', detail: `userDetails.id = ${session.userDetails.id}` });

  const event = { type: 'login', timestamp: Date.now() + offset, event: { ip, region } };
  const batch = { session_key: session.sessionKey, event_list: JSON.stringify([event]) };
  await call('GET', '/api/v1/track/collect', batch).then(
    () => tell({ state: 'done', detail: batch.event_list }),
    () => tell({ state: 'fallback', detail: 'later' }),
  );
  return session;
}

export default function Login({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const [platform, setPlatform] = useState<Platform>('wx');
  const [refused, setRefused] = useState(false);
  const [results, setResults] = useState<StepResult[]>([]);

  async function start() {
    setResults([]);
    const add = (result: StepResult) => setResults((before) => [...before, result]);
    try {
      await logIn(game.call, platform, refused ? 'invalid' : 'mia', add);
    } catch (error) {
      if (!(error instanceof CloudError)) throw error;
      add({ state: 'failed', detail: `${error.message}. ${t('again')}` });
    }
  }

  return (
    <Stage game={game} locale={locale}>
      <Choice
        label={t('platform')}
        options={{ wx: t('wx'), dy: t('dy'), ks: t('ks') }}
        value={platform}
        onChange={setPlatform}
      />
      <Switch
        label={t('lost')}
        checked={game.offline !== undefined}
        onChange={(isLost) => game.setOffline(isLost ? 'ip2region' : undefined)}
      />
      <Switch label={t('refused')} checked={refused} onChange={setRefused} />
      <Action game={game} run={start} primary>
        {t('start')}
      </Action>
      <Steps
        names={[t('time'), t('region'), t('code'), t('exchange'), t('track')]}
        results={results}
      />
    </Stage>
  );
}
