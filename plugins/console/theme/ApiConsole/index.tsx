import { translate } from '@docusaurus/Translate';
import Answer from '@theme/ApiConsole/Answer';
import History from '@theme/ApiConsole/History';
import Keys from '@theme/ApiConsole/Keys';
import Request from '@theme/ApiConsole/Request';
import Target from '@theme/ApiConsole/Target';
import World from '@theme/ApiConsole/World';
import type { ReactNode } from 'react';

/** The request of a call on trial, and what became of it: beside the tables, or below them. */
export default function ApiConsole(): ReactNode {
  return (
    <section className="api-console" aria-label={translate({ id: 'console.open', message: 'Try it' })}>
      <Target />
      <Keys />
      <Request />
      <Answer />
      <History />
      <World />
    </section>
  );
}
