import { translate } from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import Choice from '@theme/ApiCode/Choice';
import { type ReactNode, useState } from 'react';
import type { Answered, Reply } from '../../browser/readReply';
import { saveFile } from '../../browser/saveFile';
import { useBench } from '../../browser/useBench';

/** The body, the headers, or the request as it was sent. Nothing of a server is rendered as a page. */
export default function Result({ answer, reply }: { answer: Answered; reply: Reply }): ReactNode {
  const { bench } = useBench();
  const [view, setView] = useState(0);
  const { text, grammar, image, headers, isCut, content } = reply;
  const name = translate({ id: 'console.result', message: 'Result' });
  const labels = [
    name,
    translate({ id: 'console.headers', message: 'Headers' }),
    translate({ id: 'console.request', message: 'Request' }),
  ];
  const shown = [
    { code: text ?? '', grammar },
    { code: headers.map(([key, value]) => `${key}: ${value}`).join('\n'), grammar: 'text' },
    { code: answer.sent, grammar: 'text' },
  ][view] ?? { code: '', grammar };
  const isFile = text === undefined && content.size > 0;
  return (
    <section aria-label={name}>
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
            {(isFile || isCut || image) && (
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
          {translate({ id: 'console.cut', message: 'Only the beginning is shown. Save it to see all.' })}
        </p>
      )}
    </section>
  );
}

function fileName(id: string, { type }: Blob): string {
  const [, subtype = 'bin'] = /\/(?:[\w.-]+\+)?([\w-]+)/.exec(type) ?? [];
  const ending = { 'octet-stream': 'bin', plain: 'txt', jpeg: 'jpg' }[subtype] ?? subtype;
  return `${id.replaceAll(/\W+/g, '-')}.${ending}`;
}
