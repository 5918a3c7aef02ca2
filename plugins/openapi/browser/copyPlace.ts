import { translate } from '@docusaurus/Translate';
import { toMarkdown } from '../../shared/core/markdown/toMarkdown';

const SHOWN_MS = 2000;

/** Screen readers announce only what changes in a region that they know. */
const KNOWN_MS = 100;

let note: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The address of a link, or the call or page around a button as Markdown. */
export function readPlace(trigger: HTMLElement): string {
  return trigger instanceof HTMLAnchorElement ? trigger.href : readMarkdown(trigger);
}

export function tellOutcome(trigger: HTMLElement, copying: Promise<void>): void {
  const done = trigger.dataset.copy
    ? translate({ id: 'api.copied.markdown', message: 'Copied as Markdown' })
    : translate({ id: 'api.copied.link', message: 'Link copied' });
  copying.then(
    () => tell(trigger, done),
    () => tell(trigger, translate({ id: 'api.copyFailed', message: 'Copying is not allowed here' })),
  );
}

function readMarkdown(trigger: HTMLElement): string {
  const place = trigger.closest(trigger.dataset.copy === 'page' ? '.theme-doc-markdown' : '.api-op') ?? document.body;
  const markdown = toMarkdown(place, {
    resolve: (href) => new URL(href, document.baseURI).href,
    isHidden: (node) => node instanceof Element && getComputedStyle(node).display === 'none',
  });
  return `${markdown}\n${location.origin}${location.pathname}\n`;
}

/** A text beside the trigger, which screen readers announce. */
function tell(trigger: HTMLElement, text: string): void {
  clearTimeout(timer);
  if (note) show(note, trigger, text);
  else {
    const added = document.createElement('div');
    added.className = 'api-copied';
    added.setAttribute('role', 'status');
    document.body.append(added);
    note = added;
    timer = setTimeout(() => show(added, trigger, text), KNOWN_MS);
  }
}

function show(region: HTMLElement, trigger: HTMLElement, text: string): void {
  const { left, bottom } = trigger.getBoundingClientRect();
  region.textContent = text;
  region.style.left = `${Math.max(8, Math.min(left, innerWidth - region.offsetWidth - 8))}px`;
  region.style.top = `${Math.min(bottom + 4, innerHeight - 40)}px`;
  timer = setTimeout(() => region.replaceChildren(), SHOWN_MS);
}
