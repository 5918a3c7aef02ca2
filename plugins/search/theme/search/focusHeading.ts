import { isTyping } from '@theme/SearchBar/keyboard';
import { decodePercent } from '../../../shared/core/decodePercent';

/** Moves the focus to the heading of what a reader has found, from where Tab and a screen reader go on. */
export function focusHeading(hash: string): void {
  const place = hash === '' ? null : document.getElementById(decodePercent(hash.slice(1)));
  const heading = place?.querySelector('h2, h3, h4, h5') ?? place ?? document.querySelector('main h1');
  // The reader may be typing again.
  if (!(heading instanceof HTMLElement) || isTyping(document.activeElement)) return;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
}
