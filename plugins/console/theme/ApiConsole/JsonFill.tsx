import Input from '@theme/ApiConsole/Input';
import Why from '@theme/ApiConsole/Why';
import { type ReactNode, useId, useState } from 'react';
import { useBench } from '../../browser/useBench';
import { type JsonRow, readAt, writeAt } from '../../core/jsonRows';
import { judgeBody } from '../../core/judgeField';

/** The input of a field of a JSON body. */
export default function JsonFill({ row, name }: { row: JsonRow; name: string }): ReactNode {
  const { bench, state } = useBench();
  const id = useId();
  const [isTouched, touch] = useState(false);
  const { body } = state.form;
  const text = body && 'text' in body ? body.text : '';
  const values = readAt(text, row) ?? (row.isList ? [] : ['']);
  const { hint, isList = false } = row;
  const isRequired = hint.isRequired ?? false;
  const found = judgeBody(state.refused, row.path);
  const verdict = isTouched || found?.kind !== 'missing' ? found : undefined;
  return (
    <div className="api-fill">
      <Input
        id={id}
        name={name}
        hint={hint}
        isRequired={isRequired}
        describedBy={`${id}-why`}
        isInvalid={verdict !== undefined}
        values={values}
        isList={isList}
        onChange={(next) => {
          touch(true);
          const isGone = next.every((one) => one === '');
          bench.changeBody(writeAt(text, row, isGone ? undefined : next));
        }}
      />
      <Why id={`${id}-why`} verdict={verdict} text={values[0] ?? ''} />
    </div>
  );
}
