import { translate } from '@docusaurus/Translate';
import Input from '@theme/ApiConsole/Input';
import JsonParts from '@theme/ApiConsole/JsonParts';
import Why from '@theme/ApiConsole/Why';
import { type ReactNode, useId, useState } from 'react';
import { useBench } from '../../browser/useBench';
import { chosenVariant, isInUse, parseBody, pathOf, readAt, writeAt } from '../../core/body/editJson';
import { isNullable, type JsonRow, type ValueRow } from '../../core/body/jsonRows';
import { judgeBody } from '../../core/judgeField';

/** Not a word: what is sent. */
const NULL = 'null';

/** The inputs of a field of a JSON body. */
export default function JsonFill({ row, name }: { row: JsonRow; name: string }): ReactNode {
  const { state } = useBench();
  const { body } = state.form;
  const text = body && 'text' in body ? body.text : '';
  const edited = { text, picked: state.picked };
  if (!isInUse(row, edited)) return null;
  if (row.kind === 'items') return <JsonParts row={row} name={name} edited={edited} />;
  if (row.kind === 'union') {
    const leaf = row.union.leaves[chosenVariant(parseBody(text), row.union, state.picked)];
    return leaf ? <JsonValue row={leaf} name={name} edited={edited} /> : null;
  }
  if (row.kind !== 'entries') return <JsonValue row={row} name={name} edited={edited} />;
  return (
    <>
      <JsonParts row={row} name={name} edited={edited} />
      {row.value && isInUse(row.value, edited) && <JsonValue row={row.value} name={name} edited={edited} />}
    </>
  );
}

interface JsonValueProps {
  row: ValueRow;
  name: string;
  edited: Parameters<typeof readAt>[0];
}

function JsonValue({ row, name, edited }: JsonValueProps): ReactNode {
  const { bench, state } = useBench();
  const id = useId();
  const [isTouched, touch] = useState(false);
  const { hint, kind, schema } = row;
  const isList = kind === 'list';
  const value = readAt(edited, row);
  const values = value ?? (isList ? [] : ['']);
  const isRequired = hint.isRequired ?? false;
  const found = judgeBody(state.refused, pathOf(edited, row));
  // Nobody has done anything wrong before they typed.
  const verdict = isTouched || found?.kind !== 'missing' ? found : undefined;
  const change = (next: string[] | null | undefined) => {
    touch(true);
    bench.changeBody(writeAt(edited, row, next));
  };
  return (
    <div className="api-fill" data-filled={isTouched || undefined}>
      <div className="api-fill-line">
        <Input
          id={id}
          name={name}
          hint={hint}
          isRequired={isRequired}
          describedBy={`${id}-why`}
          isInvalid={verdict !== undefined}
          values={values}
          isList={isList}
          isExact
          onChange={(next) => change(next.every((one) => one === '') ? undefined : next)}
        />
        {isNullable(schema) && kind !== 'json' && (
          <button
            type="button"
            className="api-small"
            aria-label={`${name}: ${translate({ id: 'console.null', message: 'Send null' })}`}
            aria-pressed={value === null}
            onClick={() => change(value === null ? undefined : null)}
          >
            <code>{NULL}</code>
          </button>
        )}
      </div>
      <Why id={`${id}-why`} verdict={verdict} text={values[0] ?? ''} />
    </div>
  );
}
