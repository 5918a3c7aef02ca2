/*
title: From login to the ranking list
title.zh-CN: 从登录到排行榜
description: Three calls, made on this page. You log in, save a score, and find yourself in the ranking list.
description.zh-CN: 在本页面里完成三步：登录、保存分数，然后在排行榜中看到自己。
keywords: [first call, quick start, login, archive, ranking list, own score, own rank]
keywords.zh-CN: [第一次调用, 快速开始, 登录, 存档, 排行榜, 自己的分数, 自己的名次]
*/
import { useState } from 'react';
import type { LoginResult, RankEntry, RankPage } from '../../_samples/api';
import type { Call } from '../../_samples/cloud';
import { Action, Field, Note, Stage, textsOf, useGame } from './parts';
import { addScores } from './parts/addScores';
import { Ranks } from './parts/Ranks';
import { type StepResult, Steps } from './parts/Steps';
import texts from './texts/start.json';

const FILTERS = { season: 2, team: 'red' };
const PAGE_SIZE = 5;

export async function logIn(call: Call): Promise<LoginResult> {
  return call('GET', '/api/v1/wx/login', { gameId: 'demo', code: 'reader' });
}

/** The list `weekly` takes its scores from the archive `progress`, which the body replaces. */
export async function saveScore(call: Call, key: string, nickname: string, score: number) {
  const archives = { session_key: key, includes: ['progress'] };
  const saved = await call('GET', '/api/v1/archive/batch_get', archives);
  const progress = { ...saved.progress?.data, nickname, score, ...FILTERS };
  return call('POST', '/api/v1/archive/set/progress', { session_key: key }, progress);
}

/** The player's place, and the page of the list that has it. */
export async function findPlace(call: Call, { sessionKey, userDetails }: LoginResult) {
  const list = { session_key: sessionKey, filters: JSON.stringify(FILTERS) };
  const key = String(userDetails.id);
  const own = await call('GET', '/api/v1/rank/get/weekly', { ...list, key });
  const pageNum = Math.ceil(own.rank / PAGE_SIZE);
  const query = { ...list, pageNum, pageSize: PAGE_SIZE };
  return { own, page: await call('GET', '/api/v1/rank/page/weekly', query) };
}

export default function Start({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame(addScores);
  const [name, setName] = useState(t('you'));
  const [score, setScore] = useState('1500');
  const [session, setSession] = useState<LoginResult>();
  const [results, setResults] = useState<StepResult[]>([]);
  const [place, setPlace] = useState<{ own: RankEntry; page: RankPage }>();
  const points = Number.parseInt(score, 10) || 0;
  const heads = [t('rank'), t('name'), t('score')];
  const done = (detail: string) => ({ state: 'done' as const, detail });

  async function takeStep() {
    const player = session ?? (await logIn(game.call));
    setSession(player);
    const [loggedIn = done(`userDetails.id = ${player.userDetails.id}`)] = results;
    if (results.length === 0) setResults([loggedIn]);
    else if (results.length !== 2) {
      await saveScore(game.call, player.sessionKey, name, points);
      setPlace(undefined);
      setResults([loggedIn, done(JSON.stringify({ score: points }))]);
    } else {
      const { own, page } = await findPlace(game.call, player);
      setPlace({ own, page });
      setResults([...results, done(t('place', { rank: own.rank, total: page.total }))]);
    }
  }

  return (
    <Stage game={game} locale={locale}>
      <div className="game-row">
        <Field label={t('name')} value={name} onChange={setName} />
        <Field label={t('score')} value={score} onChange={setScore} />
      </div>
      <Steps names={[t('logIn'), t('save'), t('show')]} results={results} />
      <Action game={game} run={takeStep} primary>
        {[t('logIn'), t('save'), t('show'), t('again')][results.length]}
      </Action>
      {place && (
        <>
          <Ranks list={place.page.list} own={place.own} heads={heads} />
          <Note tone="ok">
            {t('own', {
              name,
              rank: place.own.rank,
              total: place.page.total,
              score: place.own.score,
            })}
          </Note>
        </>
      )}
    </Stage>
  );
}
