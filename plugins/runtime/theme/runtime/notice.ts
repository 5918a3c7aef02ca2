import { translate } from '@docusaurus/Translate';
import type { FailureKind } from '../../core/chunks';
import { NOTICE_ID } from '../../core/noticeId';
import { element } from './element';

export interface NoticeActions {
  /** Resolves to whether everything has loaded. */
  retry(): Promise<boolean>;
  dismiss(): void;
}

/** Uses plain DOM: React may not have hydrated yet, and the failed script may be part of the page. */
export function createNotice({ retry, dismiss }: NoticeActions) {
  let parts: ReturnType<typeof complete>;
  let before: Element | null = null;

  function show(kind: FailureKind): void {
    parts ??= open();
    if (!parts) return;
    // Of several files, one that is gone decides: the server no longer has what a retry would ask for.
    if (parts.root.dataset.kind === 'gone') return;
    parts.reason.textContent = reasonOf(kind);
    parts.root.dataset.kind = kind;
    parts.retry.hidden = kind === 'gone';
    if (kind === 'gone') parts.reload.hidden = false;
  }

  function open(): typeof parts {
    const opened = complete();
    if (!opened) return undefined;
    const { root } = opened;
    opened.retry.addEventListener('click', () => void again());
    opened.reload.addEventListener('click', () => window.location.reload());
    opened.close.addEventListener('click', close);
    root.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
    root.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !root.contains(relatedTarget)) before = relatedTarget;
    });
    // What is outside of an open dialog cannot be reached.
    (document.querySelector('dialog[open]') ?? document.body).append(root);
    root.showPopover();
    document.documentElement.dataset.loadFailed = '';
    return opened;
  }

  async function again(): Promise<void> {
    if (!parts || parts.retry.ariaDisabled) return;
    const { retry: button, reload } = parts;
    button.ariaDisabled = 'true';
    button.textContent = translate({ id: 'runtime.notice.loading', message: 'Loading…' });
    delete document.documentElement.dataset.loadFailed;
    if (await retry()) return hide();
    document.documentElement.dataset.loadFailed = '';
    button.ariaDisabled = null;
    button.textContent = retryText();
    reload.hidden = false;
  }

  function hide(): void {
    if (!parts) return;
    const hadFocus = parts.root.contains(document.activeElement);
    parts.root.remove();
    parts = undefined;
    delete document.documentElement.dataset.loadFailed;
    if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
  }

  function close(): void {
    hide();
    dismiss();
  }

  return { show, hide };
}

/** A copy of the notice that came with the page, with what else scripts can do. */
function complete() {
  const served = document.getElementById(NOTICE_ID);
  const root = served && document.importNode(served, true);
  const reason = root?.querySelector('span');
  const reload = root?.querySelector('button');
  if (!root || !reason || !reload) return undefined;
  root.removeAttribute('id');
  root.hidden = false;
  reload.hidden = true;
  const retry = element('button', 'load-notice-retry', retryText());
  const close = element('button', 'load-notice-close', '✕');
  close.ariaLabel = translate({ id: 'runtime.notice.dismiss', message: 'Dismiss' });
  for (const button of [retry, close]) button.type = 'button';
  reload.before(retry);
  reload.after(close);
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
