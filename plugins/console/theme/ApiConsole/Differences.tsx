import { translate } from '@docusaurus/Translate';
import Rows from '@theme/ApiConsole/Rows';
import type { ReactNode } from 'react';
import { printExact } from '../../../shared/core/exactJson';
import type { Json } from '../../../shared/core/json';
import type { Comparison } from '../../browser/answers/compareAnswers';
import type { Reply } from '../../browser/readReply';
import { printPath } from '../../core/answers/compareJson';

interface DifferencesProps {
  names: [string, string];
  replies: [Reply, Reply];
  found: Comparison;
}

/** More are of no use to anybody. */
const MOST = 200;
const LONGEST = 200;

/** A row for each field that is not the same in two answers. */
export default function Differences({ names, replies, found: { differences, same } }: DifferencesProps): ReactNode {
  const [one, other] = replies;
  const hasStatus = one.status !== other.status;
  const count = differences.length + (hasStatus ? 1 : 0);
  const missing = translate({ id: 'console.compare.missing', message: 'not there' });
  return (
    <>
      <p>
        {count === 0
          ? translate({ id: 'console.compare.same', message: 'Both answers are the same.' })
          : translate(
              { id: 'console.compare.differ', message: 'Different: {count} · the same: {same}' },
              { count, same },
            )}
      </p>
      {count > 0 && (
        <Rows name={names.join(' / ')} heads={[translate({ id: 'console.compare.field', message: 'Field' }), ...names]}>
          {hasStatus && (
            <tr>
              <th scope="row">{translate({ id: 'console.compare.status', message: 'Status' })}</th>
              <td>{one.status}</td>
              <td>{other.status}</td>
            </tr>
          )}
          {differences.slice(0, MOST).map((difference, index) => (
            <tr key={index}>
              <th scope="row">
                <code>{printPath(difference.path) || translate({ id: 'console.body', message: 'Body' })}</code>
              </th>
              {[difference.one, difference.other].map((value, side) => (
                <td key={side}>{value === undefined ? <i>{missing}</i> : <code>{shorten(value)}</code>}</td>
              ))}
            </tr>
          ))}
        </Rows>
      )}
    </>
  );
}

function shorten(value: Json): string {
  const text = printExact(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
