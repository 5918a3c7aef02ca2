/*
title: Save and load in the cloud
title.zh-CN: 云存档与读档
description: A game is saved and loaded, one archive or several in one call. A new player has no archive, and starts with the defaults.
description.zh-CN: 保存和读取游戏，一次一个存档或一批存档。新玩家没有存档，从默认值开始。
keywords: [archive, cloud save, save game, load game, batch, new player, '10603']
keywords.zh-CN: [存档, 云存档, 读档, 保存进度, 批量, 新玩家, '10603']
*/
import { useState } from 'react';
import { type Archive as Archived, CloudError } from '../../_samples/cloud';
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
  const [{ progress, settings }, setLoaded] = useState<Partial<State>>({});
  const [note, setNote] = useState('');
  const mia = game.player('Mia').call;

  function start(loaded: Partial<State>, text: string) {
    setLoaded(loaded);
    setNote(text);
  }
  const load = async () => start({ settings, progress: await loadProgress(mia) }, t('loaded'));
  const loadBoth = async () => start(await loadAll(mia), t('loaded'));

  async function save() {
    if (!progress) return; // not loaded: the defaults would erase the player's game
    tell(await mia('POST', '/api/v1/archive/set/progress', {}, progress));
  }
  async function saveBoth() {
    if (!progress || !settings) return;
    tell((await mia('POST', '/api/v1/archive/batch_set', {}, { progress, settings })).progress);
  }
  const tell = (stored?: Archived) =>
    setNote(t('saved', { time: new Date(stored?.updateTime ?? 0).toLocaleTimeString(locale) }));

  const win = (before: State['progress']) => ({
    ...before,
    level: before.level + 1,
    coins: before.coins + 50,
  });
  const play = () => setLoaded({ settings, progress: progress && win(progress) });
  const button = (name: keyof typeof texts.en, run: () => unknown, isOff = false) => (
    <Action game={game} run={run} disabled={isOff} primary={name === 'load'}>
      {t(name)}
    </Action>
  );
  return (
    <Stage game={game} locale={locale}>
      <PlayerCard name="Mia" role={t('player')}>
        <Facts of={{ [t('level')]: progress?.level, [t('coins')]: progress?.coins }} />
        {settings && (
          <Switch
            label={t('music')}
            checked={settings.music}
            onChange={(music) => setLoaded({ progress, settings: { music } })}
          />
        )}
        <div className="game-row">
          {button('load', load)}
          {button('loadAll', loadBoth)}
          {button('play', play, !progress)}
          {button('save', save, !progress)}
          {button('saveAll', saveBoth, !progress || !settings)}
          {button('forget', () => start({}, ''))}
        </div>
        {note && <Note tone="ok">{note}</Note>}
      </PlayerCard>
    </Stage>
  );
}
