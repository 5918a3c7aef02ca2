import words from '../texts/parts.json';
import type { LoggedCall } from './logCalls';
import { textsOf } from './texts';

/** The calls that were made, the last one first; an answer unfolds. */
export function CallLog({ calls, locale }: { calls: LoggedCall[]; locale: string }) {
  const t = textsOf(words, locale);
  return (
    <section className="game-log" aria-label={t('calls')}>
      <p className="game-label">
        {t('calls')} {calls.length > 0 && <span>{calls.length}</span>}
      </p>
      {calls.length === 0 ? (
        <p className="game-empty">{t('none')}</p>
      ) : (
        <ol>
          {calls.map(({ id, method, path, code, answer }) => (
            <li key={id}>
              <details>
                <summary>
                  <b data-method={method}>{method}</b> <span className="game-path">{path}</span>{' '}
                  <em className={code === 0 ? 'game-ok' : 'game-bad'}>{code ?? t('lost')}</em>
                </summary>
                <pre>{answer}</pre>
              </details>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
