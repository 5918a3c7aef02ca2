import { translate } from '@docusaurus/Translate';
import Answer from '@theme/ApiConsole/Answer';
import Cookies from '@theme/ApiConsole/Cookies';
import History from '@theme/ApiConsole/History';
import KeptKeys from '@theme/ApiConsole/KeptKeys';
import Keys from '@theme/ApiConsole/Keys';
import Request from '@theme/ApiConsole/Request';
import Target from '@theme/ApiConsole/Target';
import World from '@theme/ApiConsole/World';
import { type ReactNode, useEffect, useRef } from 'react';
import { keepFocus } from '../../browser/keepFocus';
import { regionName } from '../../browser/regionName';
import { useBench } from '../../browser/useBench';

/** The request of a call on trial, and what became of it: beside the tables, or below them. */
export default function ApiConsole(): ReactNode {
  const { bench } = useBench();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const call = place.current?.closest('.api-op');
    return call ? keepFocus(call) : undefined;
  }, []);
  return (
    <section
      ref={place}
      className="api-console"
      aria-label={regionName(translate({ id: 'console.open', message: 'Try it' }), bench)}
    >
      <Target />
      <Keys />
      <Cookies />
      <KeptKeys />
      <Request />
      <Answer />
      <History />
      <World />
    </section>
  );
}
