import { translate } from '@docusaurus/Translate';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SchemaView } from '../../../schema/core/types';
import { type InputFacts, inputAttributes } from '../../browser/inputAttributes';
import { useBench } from '../../browser/useBench';
import type { Completion, Offer } from '../../core/body/completeJson';

interface JsonTextProps extends InputFacts {
  value: string;
  /** Offers names and values. */
  schema?: SchemaView | undefined;
  onChange: (value: string) => void;
}

const MOST_ROWS = 16;

/** JSON as text. Names and values of its schema are offered while one types, or by Ctrl+Space. */
export default function JsonText(props: JsonTextProps): ReactNode {
  const { id, value, schema, onChange } = props;
  const { bench } = useBench();
  const input = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [offered, offer] = useState<Completion & { top: string; left: string }>();
  const [active, activate] = useState(0);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  async function suggest(isAsked: boolean): Promise<void> {
    if (!schema) return;
    const { completeJson } = await import('../../core/body/completeJson');
    const { value: text = '', selectionStart: cursor = 0 } = input.current ?? {};
    const found = completeJson(text, cursor, schema);
    const lines = text.slice(0, found?.from ?? 0).split('\n');
    // While one types, only what begins has offers: Enter should make lines elsewhere.
    const isBegun = found && (found.to > found.from || isAsked);
    const { scrollTop = 0, scrollLeft = 0 } = input.current ?? {};
    const top = `calc(${lines.length * 1.5}em + 8px - ${scrollTop}px)`;
    const left = `min(calc(${lines.at(-1)?.length ?? 0}ch + 10px - ${scrollLeft}px), 100% - 15em)`;
    offer(isBegun ? { ...found, top, left } : undefined);
    activate(0);
  }

  function accept({ text, cursor }: Offer): void {
    if (!input.current || !offered) return;
    input.current.setRangeText(text, offered.from, offered.to);
    input.current.setSelectionRange(offered.from + cursor, offered.from + cursor);
    offer(undefined);
    onChange(input.current.value);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const count = offered?.offers.length ?? 0;
    const chosen = offered?.offers[active];
    if (key === ' ' && event.ctrlKey) void suggest(true);
    else if (key === 'Enter' && isCommand) void bench.send();
    else if (chosen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      activate((active + (key === 'ArrowDown' ? 1 : count - 1)) % count);
    } else if (chosen && (key === 'Enter' || (key === 'Tab' && !event.shiftKey))) accept(chosen);
    else if (chosen && key === 'Escape') offer(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const rows = Math.min(MOST_ROWS, value.split('\n').length + 1);
  return (
    <div className="api-json">
      <textarea
        {...inputAttributes(props)}
        ref={input}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-autocomplete={schema && 'list'}
        aria-haspopup={schema && 'listbox'}
        aria-controls={offered && `${id}-offers`}
        aria-activedescendant={offered && `${id}-offer-${active}`}
        value={value}
        rows={rows}
        wrap="off"
        onChange={({ target }) => {
          onChange(target.value);
          void suggest(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => offer(undefined)}
        onClick={() => offer(undefined)}
        onScroll={() => offer(undefined)}
      />
      {offered && (
        <div
          ref={list}
          id={`${id}-offers`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select would take the focus from the text
          role="listbox"
          aria-label={translate({ id: 'console.offers', message: 'Suggestions' })}
          style={{ top: offered.top, left: offered.left }}
        >
          {offered.offers.map((one, index) => (
            <div
              key={one.label}
              id={`${id}-offer-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the option of a select holds text alone
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onPointerDown={(event) => {
                // The focus stays in the text.
                event.preventDefault();
                accept(one);
              }}
            >
              <b>{one.label}</b>
              <small>{one.detail}</small>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
