import { copyText } from '../../shared/browser/copyText';
import { loadValues } from './loadValues';

const LIT = '.api-op :is(.api-name, .api-fill, .api-side pre)';
const COPIED = '.hash-link, .api-name, [data-copy]';

/** Loads what lights up places and copies links when a reader first needs it. Offline, links still work. */
function actLater(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const ignore = () => undefined;
  if (target.closest(LIT)) void import('./lightUp').then(({ lightUp }) => lightUp(event), ignore);
  if (type !== 'click') return;
  const opener = target.closest<HTMLElement>('.api-values');
  if (opener) loadValues(opener);
  const trigger = target.closest<HTMLElement>(COPIED);
  if (!trigger) return;
  const loading = import('./copyPlace');
  const copying = copyText(loading.then(({ readPlace }) => readPlace(trigger)));
  copying.catch(ignore);
  loading.then(({ tellOutcome }) => tellOutcome(trigger, copying), ignore);
}

if (typeof document !== 'undefined') {
  try {
    if (sessionStorage.getItem('api.values')) loadValues();
  } catch {
    // Storage is blocked.
  }
  for (const type of ['click', 'focusin', 'keydown']) document.addEventListener(type, actLater);
}
