/** Part of the sidebar's height that stays above the link. */
const ABOVE = 1 / 3;

export function reveal(link: HTMLElement | null): void {
  const sidebar = link?.closest('.menu');
  if (!link || !sidebar) return;
  const { top, bottom } = sidebar.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top >= top && place.bottom <= bottom) return;
  sidebar.scrollTop += place.top - top - sidebar.clientHeight * ABOVE;
}
