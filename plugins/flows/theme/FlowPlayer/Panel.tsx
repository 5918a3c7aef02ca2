import { translate } from '@docusaurus/Translate';
import TargetPicker from '@theme/ApiConsole/TargetPicker';
import { chosenRoute, realServer, routeName } from '@theme/console/openDesk';
import Confirm from '@theme/FlowPlayer/Confirm';
import Controls from '@theme/FlowPlayer/Controls';
import InnerRun from '@theme/FlowPlayer/InnerRun';
import Inputs from '@theme/FlowPlayer/Inputs';
import Problems from '@theme/FlowPlayer/Problems';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { BESIDE_ANCHOR, type InputText, type Player } from '../../browser/player';
import { usePlay } from '../../browser/usePlay';
import { listOtherServers } from '../../core/play/listOtherServers';
import type { WorkflowRun } from '../../core/run/types';

interface PanelProps {
  player: Player;
  inputs: InputText[];
}

/** The inputs as a form, where requests go, and what plays the workflow. */
export default function Panel({ player, inputs }: PanelProps): ReactNode {
  const { play, desk } = player;
  const state = usePlay(player);
  /** What a reader wants to do on a real server, which is asked for first. */
  const [asking, setAsking] = useState<{ server: string; byStep: boolean }>();
  useEffect(() => play.leave, [play]);
  const isBusy = state.phase === 'running' || state.phase === 'waiting' || state.phase === 'paused';
  useSyncExternalStore(desk.store.subscribe, desk.store.get, desk.store.get);
  const chosen = chosenRoute(desk);
  // A run goes on where it has begun, whatever is chosen meanwhile.
  const server = isBusy ? undefined : realServer(desk, chosen);
  const running = isBusy ? routeName(player.route() ?? chosen) : undefined;
  const run = (byStep: boolean) => {
    if (server !== undefined) setAsking({ server, byStep });
    else void play.play(byStep);
  };
  return (
    <>
      {inputs.length > 0 && <Inputs player={player} inputs={inputs} isBusy={isBusy} />}
      <div className="api-console flow-target">
        <TargetPicker desk={desk} servers={desk.servers} isBusy={isBusy} onChoose={() => setAsking(undefined)} />
        {running !== undefined && running !== routeName(chosen) && (
          <p className="api-note">
            {translate({ id: 'flows.elsewhere', message: 'This run goes on with {target}.' }, { target: running })}
          </p>
        )}
      </div>
      {state.result && <Others player={player} result={state.result} />}
      <Controls player={player} onRun={run}>
        {asking && asking.server === server && (
          <Confirm
            server={server}
            others={listOtherServers(play.flow).filter((other) => other !== server)}
            onRun={() => {
              setAsking(undefined);
              void play.play(asking.byStep);
            }}
            onCancel={() => setAsking(undefined)}
          />
        )}
      </Controls>
    </>
  );
}

/** Workflows that ran before this one, or after it, and what is wrong beside steps. */
function Others({ player, result }: { player: Player; result: WorkflowRun }): ReactNode {
  const { before, after, problems } = result;
  return (
    <div id={BESIDE_ANCHOR} className="flow-beside">
      {before.map((run) => (
        <InnerRun key={run.workflow.id} player={player} run={run} order="before" />
      ))}
      <Problems problems={before.every(({ passed }) => passed) ? problems : []} />
      {after && <InnerRun player={player} run={after} order="after" />}
    </div>
  );
}
