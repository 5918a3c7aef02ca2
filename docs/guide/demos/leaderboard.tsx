/*
title: A leaderboard with filters and pages
title.zh-CN: 带筛选和分页的排行榜
description: A ranking list by season and team, five entries to a page, with the player's own place.
description.zh-CN: 按赛季和队伍筛选的排行榜，每页五条，并显示玩家自己的名次。
keywords: [leaderboard, ranking, rank page, filters, pageNum, pageSize, own rank, '10702', '10703']
keywords.zh-CN: [排行榜, 排名, 分页, 筛选, 赛季, 自己的名次, '10702', '10703']
*/
import { useState } from 'react';
import type { RankEntry, RankPage } from '../../_samples/api';
import { CloudError, type Id } from '../../_samples/cloud';
import { Action, type CallAsPlayer, Choice, Note, Stage, textsOf, useGame } from './parts';
import { addScores } from './parts/addScores';
import { Ranks } from './parts/Ranks';
import texts from './texts/leaderboard.json';

const PAGE_SIZE = 5;
type Filters = { season: number; team: 'red' | 'blue' };

/** Name every filter: one that is left out is filled from the player's archive. */
export function loadPage(
  callAsPlayer: CallAsPlayer,
  filters: Filters,
  pageNum: number,
): Promise<RankPage> {
  const query = { filters: JSON.stringify(filters), pageNum, pageSize: PAGE_SIZE };
  return callAsPlayer('GET', '/api/v1/rank/page/weekly', query);
}

/** `undefined`: the player is not on the list. */
export async function findOwn(
  callAsPlayer: CallAsPlayer,
  filters: Filters,
  userId: Id,
): Promise<RankEntry | undefined> {
  const query = { key: String(userId), filters: JSON.stringify(filters) };
  try {
    return await callAsPlayer('GET', '/api/v1/rank/get/weekly', query);
  } catch (error) {
    if (error instanceof CloudError && error.code === 10702) return undefined;
    throw error;
  }
}

export default function Leaderboard({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame(addScores);
  const [season, setSeason] = useState<'1' | '2'>('2');
  const [team, setTeam] = useState<'red' | 'blue'>('red');
  const [board, setBoard] = useState<RankPage & { pageNum: number; own?: RankEntry }>();

  async function show(pageNum: number, filters: Filters = { season: Number(season), team }) {
    const mia = game.player('Mia');
    const page = await loadPage(mia.call, filters, pageNum);
    const { userDetails } = await mia.session();
    setBoard({ ...page, pageNum, own: await findOwn(mia.call, filters, userDetails.id) });
  }

  const { pageNum = 1, total = 0, list = [], own } = board ?? {};
  return (
    <Stage game={game} locale={locale}>
      <div className="game-row">
        <Choice
          label={t('season')}
          options={{ 1: '1', 2: '2' }}
          value={season}
          onChange={setSeason}
        />
        <Choice
          label={t('team')}
          options={{ red: t('red'), blue: t('blue') }}
          value={team}
          onChange={setTeam}
        />
        <Action game={game} run={() => show(1)} primary>
          {t('show')}
        </Action>
      </div>
      {board && (
        <>
          <Ranks list={list} own={own} heads={[t('rank'), t('name'), t('score')]} />
          <div className="game-row">
            <Action game={game} run={() => show(pageNum - 1)} disabled={pageNum === 1}>
              {t('previous')}
            </Action>
            <span>{t('page', { page: pageNum, pages: Math.ceil(total / PAGE_SIZE) })}</span>
            <Action
              game={game}
              run={() => show(pageNum + 1)}
              disabled={pageNum * PAGE_SIZE >= total}
            >
              {t('next')}
            </Action>
          </div>
          <Note>
            {own ? t('own', { rank: own.rank, total, score: own.score }) : t('absent')}
          </Note>
        </>
      )}
    </Stage>
  );
}
