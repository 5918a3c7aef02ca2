import { translate } from '@docusaurus/Translate';
import { copyText } from '../../shared/browser/copyText';
import { toMarkdown } from './toMarkdown';

const SHOWN_MS = 2000;

let note: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Copies the address of a link, or the call or page around a button as Markdown, and says so. */
export function copyPlace(trigger: HTMLElement): void {
  const { copy } = trigger.dataset;
  const text = trigger instanceof HTMLAnchorElement ? trigger.href : readMarkdown(trigger);
  const done = copy
    ? translate({ id: 'api.copied.markdown', message: 'Copied as Markdown' })
    : translate({ id: 'api.copied.link', message: 'Link copied' });
  copyText(text).then(
    () => tell(trigger, done),
    () => tell(trigger, translate({ id: 'api.copyFailed', message: 'Copying is not allowed here' })),
  );
}

function readMarkdown(trigger: HTMLElement): string {
  const place = trigger.closest(trigger.dataset.copy === 'page' ? '.theme-doc-markdown' : '.api-op') ?? document.body;
  return `${toMarkdown(place)}\n${location.origin}${location.pathname}\n`;
}

/** A text beside the trigger, which screen readers announce. */
function tell(trigger: HTMLElement, text: string): void {
  if (!note) {
    note = document.createElement('div');
    note.className = 'api-copied';
    note.setAttribute('role', 'status');
    document.body.append(note);
  }
  const { left, bottom } = trigger.getBoundingClientRect();
  note.textContent = text;
  note.style.left = `${Math.max(8, Math.min(left, innerWidth - note.offsetWidth - 8))}px`;
  note.style.top = `${Math.min(bottom + 4, innerHeight - 40)}px`;
  clearTimeout(timer);
  timer = setTimeout(() => note?.replaceChildren(), SHOWN_MS);
}
