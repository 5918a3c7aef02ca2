import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

export type DemoComponent = ComponentType<{ locale: string }>;

export interface LiveProps {
  load(): Promise<{ default: DemoComponent }>;
}

/** Begins to load a little before the reader sees it. */
const MARGIN = '300px';

/** A component, loaded and mounted when it comes near the viewport. Its faults stay in here. May be in a paragraph. */
export default function Live({ load }: LiveProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const showFailure = ({ error }: { error: Error }) => (
    <Failure error={error} onRetry={() => setAttempt(attempt + 1)} />
  );

  return (
    <span ref={place} className="previewer-live" data-state={isNear ? 'live' : 'waiting'}>
      <noscript>{translate({ id: 'demo.noScript', message: 'This demo needs JavaScript.' })}</noscript>
      {isNear && (
        <ErrorBoundary key={attempt} fallback={showFailure}>
          <Mounted load={load} />
        </ErrorBoundary>
      )}
    </span>
  );
}

function Mounted({ load }: LiveProps): ReactNode {
  const [loaded, setLoaded] = useState<{ Component: DemoComponent } | { error: unknown }>();
  const { i18n } = useDocusaurusContext();

  useEffect(() => {
    load().then(
      ({ default: Component }) => setLoaded({ Component }),
      (error: unknown) => setLoaded({ error }),
    );
  }, [load]);

  if (!loaded) return <p className="previewer-loading">{translate({ id: 'demo.loading', message: 'Loading…' })}</p>;
  if ('error' in loaded) throw loaded.error;
  return <loaded.Component locale={i18n.currentLocale} />;
}

function Failure({ error, onRetry }: { error: Error; onRetry(): void }): ReactNode {
  return (
    <div role="alert" className="previewer-failure">
      <p>
        {translate({ id: 'demo.failed', message: 'This demo has stopped because of an error. The page still works.' })}
      </p>
      <pre>{error.message}</pre>
      <button type="button" className="previewer-button" onClick={onRetry}>
        {translate({ id: 'demo.retry', message: 'Start it again' })}
      </button>
    </div>
  );
}
