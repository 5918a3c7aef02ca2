import { translate } from '@docusaurus/Translate';
import Clock from '@theme/ApiConsole/World/Clock';
import Duo from '@theme/ApiConsole/World/Duo';
import Failures from '@theme/ApiConsole/World/Failures';
import Files from '@theme/ApiConsole/World/Files';
import Log from '@theme/ApiConsole/World/Log';
import Players from '@theme/ApiConsole/World/Players';
import Rows from '@theme/ApiConsole/World/Rows';
import { type ReactNode, useEffect, useRef } from 'react';
import { pageOf } from '../../../browser/pageTitles';
import { regionName } from '../../../browser/regionName';
import { useFreshWorld, useWorld } from '../../../browser/useWorld';
import './world.css';

/** The sandbox at a glance, and what a reader can change in it outside the API. */
export default function Panel(): ReactNode {
  const { bench, world } = useWorld();
  const { view, api, problem, duo } = world;
  const place = useRef<HTMLElement>(null);
  const isShown = view !== undefined;
  useFreshWorld();
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <section
      ref={place}
      className="api-inside"
      aria-label={regionName(translate({ id: 'console.world', message: 'Inside the sandbox' }), bench)}
    >
      {problem !== undefined && (
        <p role="alert" className="api-failure">
          {problem}
        </p>
      )}
      {view && (
        <>
          <Clock clock={view.clock} />
          <Files undoable={view.undo} />
          {duo && <Duo view={view} />}
          <div className="api-inside-lists">
            {view.players.length > 0 && <Players view={view} />}
            {view.sections.map(({ of, title, rows, total = rows.length }) => (
              <Rows
                key={title}
                title={
                  (of && api && pageOf(bench.desk, api, of)) ||
                  title ||
                  translate({ id: 'console.world.data', message: 'Data' })
                }
                rows={rows}
                total={total}
                now={view.clock.time}
              />
            ))}
            <Failures faults={view.faults} />
            <Log log={view.log} />
          </div>
        </>
      )}
    </section>
  );
}
