import { translate } from '@docusaurus/Translate';
import documents from '@generated/sandbox/default/documents.js';
import Html from '@theme/ApiSchema/Html';
import { usePlayer } from '@theme/FlowPlayer/opened';
import { type ReactNode, useState } from 'react';
import { useVersionKey } from '../../../shared/browser/useVersionKey';
import type { InputText } from '../../browser/player';
import type { PackedFlow } from '../../core/play/packFlow';
import './start.css';

export interface FlowStartProps {
  /** `html`: the inputs, in whose place a form comes, or the picture of a workflow without any. */
  data: { html: string; flow: PackedFlow; inputs: InputText[] };
}

/** Opens the player of a workflow, and loads it then. */
export default function FlowStart({ data: { html, flow, inputs } }: FlowStartProps): ReactNode {
  const version = useVersionKey() ?? '';
  const [player, setPlayer] = usePlayer(flow.id);
  const [progress, setProgress] = useState<string>();
  if (!Object.hasOwn(documents, version)) return <Html html={html} />;
  const load = () => import('@theme/FlowPlayer/parts');
  const open = async () => {
    setProgress('');
    try {
      setPlayer(await (await load()).createPlayer(flow, version));
      setProgress(undefined);
    } catch {
      setProgress(
        translate({
          id: 'flows.notLoaded',
          message: 'The player could not be loaded. Check your connection, then try again.',
        }),
      );
    }
  };
  const close = () => {
    player?.play.stop();
    setPlayer(undefined);
  };
  return (
    <>
      {player && inputs.length > 0 ? null : <Html html={html} />}
      {player && <player.Panel player={player} inputs={inputs} />}
      <div className="flow-open">
        <button
          type="button"
          className="api-try"
          aria-expanded={player !== undefined}
          aria-busy={progress === ''}
          onPointerEnter={() => void load().catch(() => {})}
          onFocus={() => void load().catch(() => {})}
          onClick={() => (player ? close() : void open())}
        >
          {player
            ? translate({ id: 'flows.done', message: 'Done' })
            : translate({ id: 'flows.open', message: 'Run this flow' })}
        </button>
        {progress && <small role="alert">{progress}</small>}
      </div>
    </>
  );
}
