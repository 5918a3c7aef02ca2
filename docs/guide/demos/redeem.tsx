/*
title: Redeem a code
title.zh-CN: 使用兑换码
description: The player enters a code and gets its content. A code can be wrong, of another type, or used up.
description.zh-CN: 玩家输入兑换码，得到对应的内容。兑换码可能无效、类型不符，或已经用完。
keywords: [redeem, gift code, coupon, cdkey, '10803', '10804']
keywords.zh-CN: [兑换码, 礼包码, 激活码, 礼包, cdkey, '10803', '10804']
*/
import { useState } from 'react';
import { CloudError } from '../../_samples/cloud';
import { Action, Choice, Field, Note, PlayerCard, Stage, textsOf, useGame } from './parts';
import type { CallAsPlayer } from './parts/player';
import texts from './texts/redeem.json';

/** No call takes a redemption back, or returns its content again: store that before you give it. */
export async function redeem(callAsPlayer: CallAsPlayer, type: string, code: string) {
  try {
    const path = `/api/v1/cdkey/use/${encodeURIComponent(type)}` as const;
    return {
      outcome: 'given',
      content: await callAsPlayer('GET', path, { code: code.trim() }),
    } as const;
  } catch (error) {
    const reason = error instanceof CloudError ? error.code : undefined;
    if (reason === 10803) return { outcome: 'invalid' } as const;
    if (reason === 10804) return { outcome: 'usedUp' } as const;
    throw error;
  }
}

export default function Redeem({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const [type, setType] = useState<'adfree' | 'coins'>('adfree');
  const [code, setCode] = useState('SUMMER-2026');
  const [result, setResult] = useState<Awaited<ReturnType<typeof redeem>>>();

  return (
    <Stage game={game} locale={locale}>
      <PlayerCard name="Mia" role={t('player')}>
        <Choice
          label={t('type')}
          options={{ adfree: t('adfree'), coins: t('coins') }}
          value={type}
          onChange={setType}
        />
        <Field label={t('code')} value={code} onChange={setCode} />
        <div className="game-row">
          <small>{t('try')}</small>
          {['SUMMER-2026', 'ONLY-ONE', 'ALL-GONE', 'SUMER-2026'].map((example) => (
            <button
              key={example}
              type="button"
              className="game-code"
              onClick={() => setCode(example)}
            >
              {example}
            </button>
          ))}
        </div>
        <Action
          game={game}
          run={async () => setResult(await redeem(game.player('Mia').call, type, code))}
          disabled={code.trim() === ''}
          primary
        >
          {t('redeem')}
        </Action>
        {result && (
          <Note tone={result.outcome === 'given' ? 'ok' : 'warn'}>
            {t(result.outcome, { content: result.content ?? '' })}
          </Note>
        )}
      </PlayerCard>
    </Stage>
  );
}
