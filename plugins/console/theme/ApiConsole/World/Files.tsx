import { translate } from '@docusaurus/Translate';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import type { WorldView } from '../../../../sandbox';
import { isObject, type Json, parseJson, plainText } from '../../../../shared/core/json';
import { titleOf } from '../../../browser/pageTitles';
import { saveFile } from '../../../browser/saveFile';
import { useWorld } from '../../../browser/useWorld';
import { change } from '../../../browser/world';

const FILE = 'sandbox.json';

/** Takes back the last change; saves the sandbox to a file, and loads it. */
export default function Files({ undoable }: { undoable: WorldView['undo'] }): ReactNode {
  const { bench, state, world } = useWorld();
  const input = useRef<HTMLInputElement>(null);
  const { desk } = bench;
  const { api } = world;
  const operation =
    undoable && 'operation' in undoable ? api?.operations.find(({ id }) => id === undoable.operation) : undefined;
  const what = operation
    ? titleOf(desk, operation)
    : undoable && 'control' in undoable
      ? nameControl(undoable.control)
      : '';

  async function load({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    const text = await file?.text();
    // Else, the same file could not be chosen again.
    target.value = '';
    if (file && text !== undefined)
      await change(bench, async ({ restore }) => restore(parse(text, file.name, api?.title)));
  }

  return (
    <div className="api-inside-line api-inside-actions">
      <button
        type="button"
        className="api-small"
        aria-disabled={!undoable || state.isBusy}
        onClick={() => undoable && void change(bench, (controls) => controls.undo())}
      >
        {undoable
          ? translate({ id: 'console.world.undoOf', message: 'Undo: {what}' }, { what })
          : translate({ id: 'console.world.undo', message: 'Undo' })}
      </button>
      <button
        type="button"
        className="api-small"
        onClick={() =>
          void change(bench, async ({ snapshot }) =>
            saveFile(new Blob([JSON.stringify(await snapshot(), null, 2)]), FILE),
          )
        }
      >
        {translate({ id: 'console.world.save', message: 'Save to a file' })}
      </button>
      <button type="button" className="api-small" onClick={() => input.current?.click()}>
        {translate({ id: 'console.world.load', message: 'Load a file' })}
      </button>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={(event) => void load(event)} />
    </div>
  );
}

/** Throws for readers if it was not saved here, by this API. */
function parse(text: string, name: string, title: string | undefined): Json {
  const value = parseJson(text);
  const saved = isObject(value) && value.format === 'sandbox-state' ? value : undefined;
  const { api = title } = saved ?? {};
  if (saved && api === title) return saved;
  throw new Error(
    saved
      ? translate(
          { id: 'console.world.otherApi', message: '{name} is of another API, {api}. Nothing has changed.' },
          { name, api: plainText(api) },
        )
      : translate(
          {
            id: 'console.world.wrongFile',
            message: '{name} is not a file that was saved here. Nothing has changed.',
          },
          { name },
        ),
  );
}

/** What a control did that can be undone. */
function nameControl(name: string): string {
  if (name === 'clock') return translate({ id: 'console.world.clock', message: 'Clock' });
  if (name === 'faults') return translate({ id: 'console.world.failures', message: 'What fails next' });
  if (name === 'snapshot') return translate({ id: 'console.world.load', message: 'Load a file' });
  if (name === 'reset') return translate({ id: 'console.reset', message: 'Reset the sandbox' });
  if (name === 'issue') return translate({ id: 'console.issue', message: 'Get one' });
  return name;
}
