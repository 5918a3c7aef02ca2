import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useSyncExternalStore } from 'react';

export interface LastUpdatedProps {
  /** Milliseconds since 1970. */
  at: number;
}

/** Shown in UTC as served; after hydration, in the reader's time zone and format. */
export default function LastUpdated({ at }: LastUpdatedProps): ReactNode {
  const { i18n } = useDocusaurusContext();
  const date = new Date(at);
  const shown = useSyncExternalStore(
    neverChanges,
    () => inReadersWords(date, i18n.currentLocale),
    () => inUtc(date),
  );
  return (
    <span>
      <Translate
        id="docs.foot.updated"
        values={{
          time: (
            <time dateTime={date.toISOString()} itemProp="dateModified">
              {shown}
            </time>
          ),
        }}
      >
        {'Last updated: {time}'}
      </Translate>
    </span>
  );
}

const neverChanges = () => () => undefined;

/** The same on every machine, so that hydration matches. */
function inUtc(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Uses the reader's variant of the language: British readers get British dates. */
function inReadersWords(date: Date, pageLocale: string): string {
  const [language] = pageLocale.split('-');
  const own = navigator.languages.find((name) => name.split('-')[0] === language);
  const format = new Intl.DateTimeFormat(own ?? pageLocale, { dateStyle: 'long', timeStyle: 'short' });
  return format.format(date);
}
