/*
title: Help by topic
title.zh-CN: 按主题助力
description: Mia asks for help with a level, friends send hearts, and Mia collects the results. The server hands out each one once.
description.zh-CN: Mia 为某一关求助，好友送来爱心，Mia 领取结果。每条结果服务器只返回一次。
keywords: [help, ask friends, send lives, topic, help lookup, collected once, '10301', '10302']
keywords.zh-CN: [助力, 好友助力, 求助, 送体力, 主题, 只返回一次, '10301', '10302']
*/
import { useState } from 'react';
import type { HelpResult } from '../../_samples/api';
import { CloudError } from '../../_samples/cloud';
import {
  Action,
  type CallAsPlayer,
  Choice,
  Clock,
  Note,
  PlayerCard,
  Stage,
  textsOf,
  useGame,
} from './parts';
import texts from './texts/help.json';

/** What to tell the friend. */
export async function helpFriend(callAsPlayer: CallAsPlayer, code: string, hearts: number) {
  try {
    await callAsPlayer('PUT', '/api/v1/help/finish', { code }, { hearts });
    return 'thanks';
  } catch (error) {
    if (error instanceof CloudError && error.code === 10301) return 'invalid';
    if (error instanceof CloudError && error.code === 10302) return 'over';
    throw error;
  }
}

export default function Help({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const [topic, setTopic] = useState<'level:1' | 'level:2'>('level:1');
  const [filter, setFilter] = useState('level:1');
  const [code, setCode] = useState<string>();
  const [told, setTold] = useState<'thanks' | 'invalid' | 'over'>();
  const [kept, setKept] = useState<HelpResult[]>([]);
  const mia = game.player('Mia').call;
  const levels = { 'level:1': t('level', { n: 1 }), 'level:2': t('level', { n: 2 }) };

  async function ask() {
    setCode(await mia('GET', '/api/v1/help/generate', { topic, ttl: 60 }));
    setTold(undefined);
  }

  /** Add to what is there: a result that was fetched does not come again. */
  async function collect() {
    const results = await mia('GET', '/api/v1/help/lookup', { topic: filter });
    setKept((before) => [...before, ...results]);
  }

  return (
    <Stage game={game} locale={locale}>
      <div className="game-cards">
        <PlayerCard name="Mia" role={t('seeker')}>
          <Choice label={t('topic')} options={levels} value={topic} onChange={setTopic} />
          <Action game={game} run={ask} primary>
            {t('ask')}
          </Action>
          <Choice
            label={t('filter')}
            options={{ ...levels, 'level:\\d+': t('all') }}
            value={filter}
            onChange={setFilter}
          />
          {/* In a game: at least 5 seconds after the last lookup. */}
          <Action game={game} run={collect}>
            {t('collect')}
          </Action>
          <ul className="game-list" aria-label={t('kept')}>
            {kept.map(({ topic: of, content, finishTime }) => (
              <li key={`${of} ${finishTime}`}>
                {'♥'.repeat(Number(content?.hearts ?? 0))} {of}
              </li>
            ))}
          </ul>
        </PlayerCard>
        <PlayerCard name="Leo" role={t('friend')}>
          {code !== undefined && <code className="game-code">{code}</code>}
          <Action
            game={game}
            run={async () => setTold(await helpFriend(game.player('Leo').call, code ?? '', 3))}
            disabled={code === undefined}
          >
            {t('help')}
          </Action>
          {told && <Note tone={told === 'thanks' ? 'ok' : 'warn'}>{t(told)}</Note>}
        </PlayerCard>
      </div>
      <Clock game={game} locale={locale} steps={[60]} />
    </Stage>
  );
}
