const LIT = '.api-op :is(.api-name, .api-side pre)';
const COPIED = '.hash-link, .api-name, [data-copy]';

/** Loads what lights up places and copies links when a reader first needs it. Offline, links still work. */
function actLater(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const ignore = () => undefined;
  if (target.closest(LIT)) void import('./lightUp').then(({ lightUp }) => lightUp(event), ignore);
  const trigger = type === 'click' && target.closest<HTMLElement>(COPIED);
  if (trigger) void import('./copyPlace').then(({ copyPlace }) => copyPlace(trigger), ignore);
}

if (typeof document !== 'undefined') {
  for (const type of ['click', 'focusin']) document.addEventListener(type, actLater);
}
