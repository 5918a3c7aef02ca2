import { translate } from '@docusaurus/Translate';
import type { FailureKind } from '../../core/chunks';
import { element } from './element';

export interface NoticeActions {
  /** Resolves to whether everything has loaded. */
  retry(): Promise<boolean>;
  dismiss(): void;
}

/** Uses plain DOM: React may not have hydrated yet, and the failed script may be part of the page. */
export function createNotice({ retry, dismiss }: NoticeActions) {
  let shown: ReturnType<typeof render> | undefined;
  let before: Element | null = null;

  function show(kind: FailureKind): void {
    shown ??= open();
    // Of several scripts, one that is gone decides: the server no longer has what a retry would ask for.
    if (shown.root.dataset.kind === 'gone') return;
    shown.reason.textContent = reasonOf(kind);
    shown.root.dataset.kind = kind;
    if (kind !== 'gone') return;
    shown.retry.hidden = true;
    shown.reload.hidden = false;
  }

  function open() {
    const parts = render();
    parts.retry.addEventListener('click', () => void again());
    parts.reload.addEventListener('click', () => window.location.reload());
    parts.close.addEventListener('click', close);
    parts.root.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
    parts.root.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !parts.root.contains(relatedTarget)) before = relatedTarget;
    });
    // What is outside of an open dialog cannot be reached.
    (document.querySelector('dialog[open]') ?? document.body).append(parts.root);
    document.documentElement.dataset.loadFailed = '';
    return parts;
  }

  async function again(): Promise<void> {
    if (!shown || shown.retry.ariaDisabled) return;
    const parts = shown;
    parts.retry.ariaDisabled = 'true';
    parts.retry.textContent = translate({ id: 'runtime.notice.loading', message: 'Loading…' });
    delete document.documentElement.dataset.loadFailed;
    if (await retry()) return hide();
    document.documentElement.dataset.loadFailed = '';
    parts.retry.ariaDisabled = null;
    parts.retry.textContent = retryText();
    parts.reload.hidden = false;
  }

  function hide(): void {
    if (!shown) return;
    const hadFocus = shown.root.contains(document.activeElement);
    shown.root.remove();
    shown = undefined;
    delete document.documentElement.dataset.loadFailed;
    if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
  }

  function close(): void {
    hide();
    dismiss();
  }

  return { show, hide };
}

function render() {
  const root = element('div', 'load-notice');
  root.setAttribute('role', 'alert');
  const text = element('p', 'load-notice-text');
  const title = translate({ id: 'runtime.notice.title', message: 'A part of this page could not be loaded.' });
  const reason = element('span');
  text.append(element('strong', '', title), ' ', reason);
  const retry = element('button', 'load-notice-retry', retryText());
  const reload = element(
    'button',
    'load-notice-reload',
    translate({ id: 'runtime.notice.reload', message: 'Reload page' }),
  );
  reload.hidden = true;
  const close = element('button', 'load-notice-close');
  close.ariaLabel = translate({ id: 'runtime.notice.dismiss', message: 'Dismiss' });
  for (const button of [retry, reload, close]) button.type = 'button';
  root.append(text, retry, reload, close);
  return { root, reason, retry, reload, close };
}

function retryText(): string {
  return translate({ id: 'runtime.notice.retry', message: 'Retry' });
}

function reasonOf(kind: FailureKind): string {
  if (kind === 'timeout') {
    return translate({ id: 'runtime.notice.timeout', message: 'The server did not answer within 120 seconds.' });
  }
  if (kind === 'gone') {
    return translate({
      id: 'runtime.notice.gone',
      message: 'The site has changed since you opened this page. Reload it to go on.',
    });
  }
  if (kind === 'missing') {
    return translate({ id: 'runtime.notice.missing', message: 'The server sent something else in its place.' });
  }
  return translate({
    id: 'runtime.notice.other',
    message: 'Check your connection. Nothing that you typed is lost.',
  });
}
