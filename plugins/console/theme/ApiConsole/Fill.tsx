import { translate } from '@docusaurus/Translate';
import Input from '@theme/ApiConsole/Input';
import KeyInput from '@theme/ApiConsole/KeyInput';
import Why from '@theme/ApiConsole/Why';
import { type ReactNode, useId } from 'react';
import { useBench } from '../../browser/useBench';
import { placeOf } from '../../core/fillKnown';
import { type FormRow, isListRow, judgeRow, valuesOf, withFiles, withValues } from '../../core/rows';

/** The input of a parameter or of a part of a form, with what is wrong with it. */
export default function Fill({ row }: { row: FormRow }): ReactNode {
  const { bench, state, shared } = useBench();
  const id = useId();
  const { fields, hint, isRequired } = row;
  const [field] = fields;
  const values = valuesOf(row);
  const isTouched = state.touched.has(placeOf(field));
  const found = judgeRow(row, state.refused);
  // Nobody has left anything out before they typed.
  const verdict = isTouched || found?.kind !== 'missing' ? found : undefined;
  const change = (next: string[]) => bench.change(row, withValues(state.form.fields, row, next));
  const issued = `${bench.operation.id}.${field.name}`;
  const [example] = hint.examples ?? [];
  const isEmpty = values.every((value) => value === '') && !field.files;
  const common = {
    id,
    name: field.name,
    hint,
    isRequired,
    describedBy: `${id}-why`,
    isInvalid: verdict !== undefined,
  };
  return (
    <div className="api-fill" data-filled={isTouched || undefined}>
      <div className="api-fill-line">
        {field.credential === undefined ? (
          <Input
            {...common}
            values={values}
            isList={isListRow(row)}
            files={field.files}
            takesSeveral={field.shape === 'repeated'}
            isFile={field.isFile ?? hint.isFile ?? false}
            onChange={change}
            onFiles={(files) => bench.change(row, withFiles(state.form.fields, row, files))}
          />
        ) : (
          <KeyInput {...common} field={field} onChange={(value) => change([value])} />
        )}
        {shared.known?.issued.includes(issued) && (
          <button
            type="button"
            className="api-small"
            onClick={() => void bench.issue(issued, (value) => change([value]))}
          >
            {translate({ id: 'console.issue', message: 'Get one' })}
          </button>
        )}
        {isEmpty && example !== undefined && field.credential === undefined && !isListRow(row) && !field.isFile && (
          <button type="button" className="api-small" onClick={() => change([example])}>
            {translate({ id: 'console.example', message: 'Example' })}
          </button>
        )}
      </div>
      <Why id={`${id}-why`} verdict={verdict} text={values[0] ?? ''} />
    </div>
  );
}
