import { translate } from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import Choice from '@theme/ApiCode/Choice';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { fileEnding } from '../../../shared/core/mediaTypes';
import type { Answered, Reply } from '../../browser/readReply';
import { regionName } from '../../browser/regionName';
import { saveFile } from '../../browser/saveFile';
import { sayTooDeep } from '../../browser/sayTooDeep';
import { isSandbox } from '../../browser/targets';
import { useBench } from '../../browser/useBench';

const Compare = lazy(() => import('@theme/ApiConsole/Compare'));
const Values = lazy(() => import('@theme/ApiConsole/Values'));

/** Index of the view that loads the schema. */
const VALUES = 3;

/** The body, the headers, or the request as it was sent. Nothing of a server is rendered as a page. */
export default function Result({ answer, reply }: { answer: Answered; reply: Reply }): ReactNode {
  const { bench } = useBench();
  const [view, setView] = useState(0);
  const { text, grammar, image, headers, isCut, isDeep, content, json, stream } = reply;
  const name = translate({ id: 'console.result', message: 'Result' });
  const labels = [
    name,
    translate({ id: 'console.headers', message: 'Headers' }),
    translate({ id: 'console.request', message: 'Request' }),
    ...(json === undefined ? [] : [translate({ id: 'console.values', message: 'Values' })]),
  ];
  const isOfCall = answer.title === undefined;
  const shown = [
    { code: text ?? '', grammar },
    { code: headers.map(([key, value]) => `${key}: ${value}`).join('\n'), grammar: 'text' },
    { code: answer.sent, grammar: 'text' },
  ][view] ?? { code: text ?? '', grammar };
  const isFile = text === undefined && content.size > 0;
  return (
    <section aria-label={regionName(name, bench)} className={view === VALUES ? 'api-of-values' : undefined}>
      <ApiCode
        name={labels[view]}
        head={
          <>
            <Choice
              name={translate({ id: 'console.show', message: 'Show' })}
              labels={labels}
              chosen={view}
              onChoose={setView}
            />
            {(isFile || isCut || image || stream) && (
              <button
                type="button"
                className="api-small"
                onClick={() => saveFile(content, fileName(bench.operation.id, content))}
              >
                {translate({ id: 'console.save', message: 'Save' })}
              </button>
            )}
          </>
        }
        code={shown.code}
        grammar={shown.grammar}
      />
      {view === 0 && image && <img className="api-picture" src={image} alt={name} />}
      {view === 0 && isCut && (
        <p className="api-note">
          {stream
            ? translate({ id: 'console.cut.stream', message: 'Only the end is shown. Save it to see all.' })
            : translate({ id: 'console.cut', message: 'Only the beginning is shown. Save it to see all.' })}
        </p>
      )}
      {view === 0 && isDeep && <p className="api-note">{sayTooDeep()}</p>}
      <Suspense>
        {json !== undefined && (view === VALUES || (isOfCall && !isSandbox(answer.target))) && (
          <Values reply={reply} isOpen={view === VALUES} />
        )}
      </Suspense>
      {isOfCall && stream?.state !== 'open' && <Comparing answer={answer} reply={reply} />}
    </section>
  );
}

function Comparing(props: { answer: Answered; reply: Reply }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="api-panel api-history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{translate({ id: 'console.compare.open', message: 'Compare with another answer' })}</summary>
      <Suspense>{isOpen && <Compare {...props} />}</Suspense>
    </details>
  );
}

function fileName(id: string, { type }: Blob): string {
  return `${id.replaceAll(/\W+/g, '-')}.${fileEnding(type)}`;
}
