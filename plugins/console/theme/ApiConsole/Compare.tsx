import { translate } from '@docusaurus/Translate';
import Choice from '@theme/ApiCode/Choice';
import Differences from '@theme/ApiConsole/Differences';
import Failure from '@theme/ApiConsole/Failure';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../shared/core/messageOf';
import { type Comparison, compareReplies, sendElsewhere } from '../../browser/answers/compareAnswers';
import { changesData } from '../../browser/changesData';
import type { Entry } from '../../browser/desk';
import type { Answered, Reply } from '../../browser/readReply';
import { regionName } from '../../browser/regionName';
import { targetName } from '../../browser/targetName';
import { faultOf, isSameTarget, isSandbox, type Target, targetsOf } from '../../browser/targets';
import { useBench } from '../../browser/useBench';

type Other = { target: Target } | { entry: Entry; reply: Reply };

interface Compared {
  names: [string, string];
  replies: [Reply, Reply];
  found: Comparison;
}

/** The answer beside that of another target to the same request, or beside an earlier one. */
export default function Compare({ answer, reply }: { answer: Answered; reply: Reply }): ReactNode {
  const { bench, shared } = useBench();
  const [chosen, choose] = useState(0);
  const [isAsking, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Compared | Answered['failure']>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const servers = bench.view.servers ?? bench.desk.servers;
  const others: Other[] = [
    ...targetsOf(servers)
      .filter((target) => !isSameTarget(target, answer.target))
      .filter((target) => faultOf({ ...shared, target }, bench.desk) === undefined)
      .map((target) => ({ target })),
    ...shared.entries.flatMap((entry) =>
      entry.operation === bench.operation && entry.reply && entry.reply !== reply
        ? [{ entry, reply: entry.reply }]
        : [],
    ),
  ];
  const other = others[chosen] ?? others[0];
  if (!other) return null;

  const compare = async (isForced: boolean) => {
    if (running.current) return;
    ask(false);
    if ('target' in other && !isSandbox(other.target) && changesData(bench.view) && !isForced) return ask(true);
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    try {
      const there =
        'target' in other ? await sendElsewhere(bench, answer, other.target, signal) : { reply: other.reply };
      if (there.reply) {
        const found = await compareReplies(reply, there.reply);
        const names: Compared['names'] = [targetName(answer.target), nameOf(other)];
        setOutcome({ names, replies: [reply, there.reply], found });
      } else setOutcome('failure' in there ? there.failure : undefined);
    } catch (error) {
      setOutcome({ kind: 'request', message: messageOf(error), address: '' });
    } finally {
      running.current = undefined;
      setBusy(false);
    }
  };

  return (
    <section
      className="api-compare"
      aria-label={regionName(translate({ id: 'console.compare', message: 'Compare' }), bench)}
    >
      <div className="api-fill-line">
        <Choice
          name={translate({ id: 'console.compare.with', message: 'Compare with' })}
          labels={others.map(nameOf)}
          chosen={others.indexOf(other)}
          onChoose={(index) => {
            choose(index);
            setOutcome(undefined);
            ask(false);
          }}
        />
        <button type="button" className="api-small" aria-disabled={isBusy} onClick={() => void compare(false)}>
          {translate({ id: 'console.compare', message: 'Compare' })}
        </button>
      </div>
      {isAsking && (
        <div className="api-asking" role="alert">
          <p>
            {translate(
              { id: 'console.confirm', message: 'This call changes data on {server}, a real server.' },
              { server: nameOf(other) },
            )}
          </p>
          <div className="api-fill-line">
            <button type="button" className="api-small" onClick={() => void compare(true)}>
              {translate({ id: 'console.confirm.send', message: 'Send it' })}
            </button>
            <button type="button" className="api-small" onClick={() => ask(false)}>
              {translate({ id: 'console.cancel', message: 'Cancel' })}
            </button>
          </div>
        </div>
      )}
      <div aria-live="polite">
        {outcome && ('found' in outcome ? <Differences {...outcome} /> : <Failure failure={outcome} />)}
      </div>
    </section>
  );
}

function nameOf(other: Other): string {
  if ('target' in other) return targetName(other.target);
  const { number, time, outcome } = other.entry;
  return `#${number} · ${time.toLocaleTimeString()} · ${outcome}`;
}
