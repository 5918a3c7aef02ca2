/*
title: Save and load in the cloud
title.zh-CN: 云存档与读档
description: A game is saved and loaded, one archive or several in one call. A new player has no archive, and starts with the defaults.
description.zh-CN: 保存和读取游戏，一次一个存档或一批存档。新玩家没有存档，从默认值开始。
keywords: [archive, cloud save, save game, load game, batch, new player, '10603']
keywords.zh-CN: [存档, 云存档, 读档, 保存进度, 批量, 新玩家, '10603']
*/
import { useState } from 'react';
import { CloudError } from '../../_samples/cloud';
import { Action, Facts, Note, PlayerCard, Stage, Switch, textsOf, useGame } from './parts';
import type { CallAsPlayer } from './parts/player';
import texts from './texts/archive.json';

const DEFAULTS = { progress: { level: 1, coins: 0 }, settings: { music: true } };
type State = typeof DEFAULTS;

export async function loadProgress(callAsPlayer: CallAsPlayer): Promise<State['progress']> {
  try {
    const { data } = await callAsPlayer('GET', '/api/v1/archive/get/progress');
    return { ...DEFAULTS.progress, ...data };
  } catch (error) {
    if (error instanceof CloudError && error.code === 10603) return DEFAULTS.progress;
    throw error;
  }
}

/** What is not there is left out of the answer: no error. */
export async function loadAll(callAsPlayer: CallAsPlayer): Promise<State> {
  const includes = ['progress', 'settings'];
  const found = await callAsPlayer('GET', '/api/v1/archive/batch_get', { includes });
  return {
    progress: { ...DEFAULTS.progress, ...found.progress?.data },
    settings: { ...DEFAULTS.settings, ...found.settings?.data },
  };
}

export default function Archive({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const [state, setState] = useState(DEFAULTS);
  const [saved, setSaved] = useState<string>();
  const mia = game.player('Mia').call;
  const { progress, settings } = state;

  const actions = {
    async save() {
      const { updateTime } = await mia('POST', '/api/v1/archive/set/progress', {}, progress);
      setSaved(updateTime);
    },
    load: async () => setState({ ...state, progress: await loadProgress(mia) }),
    async saveAll() {
      const stored = await mia('POST', '/api/v1/archive/batch_set', {}, state);
      setSaved(stored.progress?.updateTime);
    },
    loadAll: async () => setState(await loadAll(mia)),
  };
  const play = () =>
    setState({ ...state, progress: { level: progress.level + 1, coins: progress.coins + 50 } });

  return (
    <Stage game={game} locale={locale}>
      <PlayerCard name="Mia" role={t('player')}>
        <Facts of={{ [t('level')]: progress.level, [t('coins')]: progress.coins }} />
        <Switch
          label={t('music')}
          checked={settings.music}
          onChange={(music) => setState({ ...state, settings: { music } })}
        />
        <div className="game-row">
          <Action game={game} run={play}>
            {t('play')}
          </Action>
          <Action game={game} run={() => setState(DEFAULTS)}>
            {t('forget')}
          </Action>
        </div>
        <div className="game-row">
          {(['save', 'load', 'saveAll', 'loadAll'] as const).map((name) => (
            <Action key={name} game={game} run={actions[name]} primary={name === 'save'}>
              {t(name)}
            </Action>
          ))}
        </div>
        {saved !== undefined && (
          <Note tone="ok">
            {t('saved', { time: new Date(saved).toLocaleTimeString(locale) })}
          </Note>
        )}
      </PlayerCard>
    </Stage>
  );
}
