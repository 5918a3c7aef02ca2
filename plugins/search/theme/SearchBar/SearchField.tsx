import { translate } from '@docusaurus/Translate';
import { useEvent } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { fillField } from '@theme/SearchBar/fillField';
import { isMac, shortcutOf } from '@theme/SearchBar/keyboard';
import type { SearchSuggestionsProps } from '@theme/SearchSuggestions';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

export interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  /** The reader leaves the field, by following a row or not. */
  onDone: (hasFollowed: boolean) => void;
}

type Suggestions = ComponentType<SearchSuggestionsProps>;

let loaded: Suggestions | undefined;

/** Part of every page, so it is minimal: `SearchSuggestions` loads on first interaction and does the rest. */
export default function SearchField({ field, onDone }: SearchFieldProps): ReactNode {
  const [Suggestions, setSuggestions] = useState(() => loaded);
  const isBrowser = useIsBrowser();
  /** Enter was pressed before `SearchSuggestions` had loaded. */
  const [isEntered, setEntered] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  const load = useEvent(async () => {
    try {
      loaded ??= (await import('@theme/SearchSuggestions')).default;
    } catch {
      // Offline: the next key press retries.
      return;
    }
    setSuggestions(() => loaded);
  });

  const noteEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent) => {
    if (Suggestions || key !== 'Enter') return;
    // In Safari, only the key code identifies keys of an input method.
    setEntered(!nativeEvent.isComposing && keyCode !== 229);
    void load();
  };

  const clear = () => {
    fillField(field.current, '');
    field.current?.focus();
  };

  useEffect(() => {
    // The field may already have text.
    const input = field.current;
    if (input?.value || document.activeElement === input) void load();
  }, [field, load]);

  return (
    <div className="search-box" ref={box} onMouseEnter={load} onFocus={load} onInput={load}>
      <div className="search-field">
        <input
          ref={field}
          className="search-input"
          type="text"
          role="combobox"
          aria-label={translate({ id: 'theme.search.label', message: 'Search' })}
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={id}
          aria-keyshortcuts="Control+K Meta+K /"
          placeholder={translate({ id: 'theme.search.placeholder', message: 'Type keywords...' })}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onCompositionStart={({ currentTarget }) => currentTarget.toggleAttribute('data-composing', true)}
          onCompositionEnd={({ currentTarget }) => currentTarget.toggleAttribute('data-composing', false)}
          onKeyDown={noteEnter}
          onInput={() => setEntered(false)}
          onBlur={() => setEntered(false)}
        />
        <span className="search-sign" />
        <kbd className="search-hint" aria-hidden="true">
          {shortcutOf(isBrowser && isMac())}
        </kbd>
        <button
          type="button"
          className="search-clear"
          aria-label={translate({ id: 'theme.search.clear', message: 'Clear' })}
          onClick={clear}
        />
      </div>
      {Suggestions && <Suggestions field={field} box={box} id={id} isEntered={isEntered} onDone={onDone} />}
    </div>
  );
}
