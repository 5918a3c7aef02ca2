import { translate } from '@docusaurus/Translate';
import Choice from '@theme/ApiCode/Choice';
import JsonParts from '@theme/ApiConsole/JsonParts';
import JsonText from '@theme/ApiConsole/JsonText';
import Why from '@theme/ApiConsole/Why';
import { type ReactNode, useId } from 'react';
import { useBench } from '../../browser/useBench';
import { editsFields } from '../../core/body/editJson';
import { judgeBody } from '../../core/judgeField';

/** How a body is edited, and its text. */
export default function Body(): ReactNode {
  const { bench, state } = useBench();
  const id = useId();
  const { form, choice } = state;
  const { body } = form;
  const { choices = [], body: view } = bench.view;
  if (!body) return null;
  const { rows, schema, items } = bench.jsonRows();
  const hasRows = rows.size > 0;
  const isText = 'text' in body && (!hasRows || !editsFields(state));
  const name = translate({ id: 'console.body', message: 'Body' });
  const isJson = /json/i.test(body.mediaType ?? '');
  const isMissing = view?.required && isText && state.touched.has('body') && body.text.trim() === '';
  const verdict = isMissing ? ({ kind: 'missing' } as const) : isText && isJson ? judgeBody(state.refused) : undefined;
  return (
    <div className="api-body api-fill">
      {(choices.length > 1 || ('text' in body && hasRows)) && (
        <div className="api-fill-line">
          {choices.length > 1 && (
            <Choice
              name={translate({ id: 'console.example', message: 'Example' })}
              labels={choices.map(({ label }) => label)}
              chosen={choice}
              onChoose={bench.choose}
            />
          )}
          {'text' in body && hasRows && (
            <Choice
              name={translate({ id: 'console.bodyMode', message: 'Edit the body as' })}
              labels={[
                translate({ id: 'console.bodyMode.fields', message: 'Fields' }),
                translate({ id: 'console.bodyMode.text', message: 'Text' }),
              ]}
              chosen={isText ? 1 : 0}
              onChoose={(index) => bench.store.set({ bodyMode: index === 0 ? 'fields' : 'text' })}
            />
          )}
        </div>
      )}
      {items && 'text' in body && !isText && (
        <JsonParts row={items} name={name} edited={{ text: body.text, picked: state.picked }} />
      )}
      {isText && (
        <>
          <JsonText
            id={id}
            name={name}
            describedBy={`${id}-why`}
            isInvalid={verdict !== undefined}
            value={body.text}
            schema={isJson ? schema : undefined}
            onChange={bench.changeBody}
          />
          <Why id={`${id}-why`} verdict={verdict} text={body.text} />
        </>
      )}
    </div>
  );
}
