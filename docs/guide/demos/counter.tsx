/*
title: Count on the server
title.zh-CN: 在服务器上计数
description: Counters that the server keeps. Each increment returns the final value; an unknown counter fails with 10500.
description.zh-CN: 由服务器保存的计数器。每次加一都返回最终值；未知的计数器返回 10500。
keywords: [counter, increment, count, statistics, '10500', '10501']
keywords.zh-CN: [计数器, 计数, 累加, 自增, 统计, '10500', '10501']
*/
import { useState } from 'react';
import { CloudError } from '../../_samples/cloud';
import { Action, type CallAsPlayer, Note, PlayerCard, Stage, textsOf, useGame } from './parts';
import texts from './texts/counter.json';

/** After a time-out, do not repeat it: it would count twice if the first attempt got through. */
export function count(callAsPlayer: CallAsPlayer, id: string): Promise<number> {
  return callAsPlayer('GET', `/api/v1/counter/inc/${encodeURIComponent(id)}`);
}

export function read(callAsPlayer: CallAsPlayer, id: string): Promise<number> {
  return callAsPlayer('GET', `/api/v1/counter/get/${encodeURIComponent(id)}`);
}

export default function Counter({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const [values, setValues] = useState<Record<string, number>>({});
  const [unknown, setUnknown] = useState<string>();
  const mia = game.player('Mia').call;

  async function show(id: string, ask: typeof read) {
    setUnknown(undefined);
    try {
      const value = await ask(mia, id);
      setValues((before) => ({ ...before, [id]: value }));
    } catch (error) {
      if (!(error instanceof CloudError) || error.code !== 10500) throw error;
      setUnknown(id);
    }
  }

  return (
    <Stage game={game} locale={locale}>
      <PlayerCard name="Mia" role={t('player')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('id')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col">{t('calls')}</th>
            </tr>
          </thead>
          <tbody>
            {['plays', 'wins', 'lives'].map((id) => (
              <tr key={id}>
                <td>
                  <code>{id}</code>
                </td>
                <td>{values[id] ?? '–'}</td>
                <td className="game-cell">
                  <Action game={game} run={() => show(id, count)} primary>
                    +1
                  </Action>
                  <Action game={game} run={() => show(id, read)}>
                    {t('read')}
                  </Action>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {unknown !== undefined && <Note tone="warn">{t('unknown', { id: unknown })}</Note>}
      </PlayerCard>
    </Stage>
  );
}
