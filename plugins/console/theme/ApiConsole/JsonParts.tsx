import { translate } from '@docusaurus/Translate';
import Choice from '@theme/ApiCode/Choice';
import Why from '@theme/ApiConsole/Why';
import { type ReactNode, useId, useState } from 'react';
import { LITERAL } from '../../browser/inputAttributes';
import { useBench } from '../../browser/useBench';
import { addPart, type Edited, pathOf, readParts, removePart } from '../../core/body/editJson';
import type { EntriesRow, ItemsRow } from '../../core/body/jsonRows';
import { judgeBody } from '../../core/judgeField';

interface JsonPartsProps {
  row: ItemsRow | EntriesRow;
  name: string;
  edited: Edited;
}

/** Which item of a list, or entry of a map, its rows edit; adds and removes them. */
export default function JsonParts({ row, name, edited }: JsonPartsProps): ReactNode {
  const { bench, state } = useBench();
  const id = useId();
  const [isTouched, touch] = useState(false);
  const [entry, setEntry] = useState('');
  const { names, chosen, key } = readParts(edited, row);
  const isList = row.kind === 'items';
  const most = isList ? row.hint.notes.find(({ kind }) => kind === 'maxItems')?.value : undefined;
  const found = judgeBody(state.refused, pathOf(edited, row));
  // What is wrong inside is named there.
  const verdict = found?.at === undefined && (isTouched || found?.kind !== 'missing') ? found : undefined;
  const change = (text: string, next: number | string) => {
    touch(true);
    bench.changeBody(text);
    bench.store.set({ picked: { ...edited.picked, [key]: next } });
  };
  const add = () => {
    const next = isList ? names.length : entry.trim();
    if (next === '') return;
    change(names.includes(String(next)) ? edited.text : addPart(edited, row, entry.trim()), next);
    setEntry('');
  };
  const labels = isList
    ? names.map((_, index) =>
        translate(
          { id: 'console.item', message: 'Item {number} of {count}' },
          { number: index + 1, count: names.length },
        ),
      )
    : names;
  const entryName = translate({ id: 'console.entryName', message: 'New name' });
  return (
    <div className="api-fill">
      <div className="api-fill-line api-parts">
        {names.length > 0 && (
          <Choice
            name={`${name}: ${translate({ id: 'console.part', message: 'Being edited' })}`}
            labels={labels}
            chosen={chosen}
            onChoose={(index) => {
              const next = isList ? index : (names[index] ?? '');
              bench.store.set({ picked: { ...edited.picked, [key]: next } });
            }}
          />
        )}
        {!isList && (
          <input
            {...LITERAL}
            aria-label={`${name}: ${entryName}`}
            placeholder={entryName}
            value={entry}
            onChange={({ target }) => setEntry(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              if (entry.trim() === '') void bench.send();
              else add();
            }}
          />
        )}
        <button type="button" className="api-small" aria-describedby={`${id}-why`} onClick={add}>
          {isList
            ? translate({ id: 'console.addItem', message: 'Add an item' })
            : translate({ id: 'console.addEntry', message: 'Add' })}
        </button>
        {names.length > 0 && (
          <button
            type="button"
            className="api-small"
            onClick={() => change(removePart(edited, row), isList ? Math.max(0, chosen - 1) : '')}
          >
            {translate({ id: 'console.remove', message: 'Remove' })} {isList ? chosen + 1 : names[chosen]}
          </button>
        )}
        {most !== undefined && <small>{`${names.length} / ${most}`}</small>}
      </div>
      <Why id={`${id}-why`} verdict={verdict} text="" />
    </div>
  );
}
