import { translate } from '@docusaurus/Translate';
import Mismatch from '@theme/ApiConsole/Mismatch';
import Rows from '@theme/ApiConsole/Rows';
import Html from '@theme/ApiSchema/Html';
import { type ReactNode, useEffect, useState } from 'react';
import { printExact } from '../../../shared/core/exactJson';
import type { Json } from '../../../shared/core/json';
import { useJudgement } from '../../browser/answers/useJudgement';
import type { Reply } from '../../browser/readReply';
import { useBench } from '../../browser/useBench';
import { printPath } from '../../core/answers/compareJson';
import { listValues } from '../../core/answers/listValues';
import { parseBody } from '../../core/body/editJson';

/** More are better read as text. */
const MOST = 300;
const LONGEST = 120;

/** What of an answer does not fit the schema; on request each value with the words of its field. */
export default function Values({ reply, isOpen }: { reply: Reply; isOpen: boolean }): ReactNode {
  const { bench } = useBench();
  const exact = useExact(reply);
  const reasons = useJudgement(exact, reply);
  const rows = exact === undefined || !isOpen ? [] : listValues(exact, reply.status, bench.view, MOST);
  return (
    <>
      {reasons && (
        <div className={reasons.length > 0 ? 'api-asking' : 'api-fitting'} aria-live="polite">
          <p>
            {reasons.length === 0
              ? translate({ id: 'console.fit', message: 'Fits the schema.' })
              : translate(
                  { id: 'console.unfit', message: 'Places that do not fit the schema: {count}' },
                  { count: reasons.length },
                )}
          </p>
          {reasons.length > 0 && (
            <ul>
              {reasons.slice(0, MOST).map((reason, index) => (
                <li key={index}>
                  <Mismatch reason={reason} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {isOpen && (
        <Rows
          name={translate({ id: 'console.values', message: 'Values' })}
          heads={[
            translate({ id: 'console.compare.field', message: 'Field' }),
            translate({ id: 'console.value', message: 'Value' }),
            translate({ id: 'console.meaning', message: 'Meaning' }),
          ]}
        >
          {rows.map(({ path, value, field }, index) => (
            <tr key={index} className={isWrong(path) ? 'is-wrong' : undefined}>
              <th scope="row">
                <code>{printPath(path)}</code>
              </th>
              <td>
                <code>{shorten(value)}</code>
              </td>
              <td>
                <Html html={field?.schema.html} />
              </td>
            </tr>
          ))}
        </Rows>
      )}
    </>
  );

  function isWrong(path: string[]): boolean {
    return (reasons ?? []).some((reason) => printPath(pathOf(reason)) === printPath(path));
  }
}

/** With numbers that no JavaScript number holds. */
function useExact({ content }: Reply): Json | undefined {
  const [read, setRead] = useState<{ of: Blob; value: Json }>();
  useEffect(() => {
    void content.text().then((text) => {
      const value = parseBody(text);
      if (value !== undefined) setRead({ of: content, value });
    });
  }, [content]);
  return read?.of === content ? read.value : undefined;
}

function pathOf({ path, name }: { path: string[]; name?: string }): string[] {
  return name === undefined ? path : [...path, name];
}

function shorten(value: Json): string {
  const text = printExact(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
