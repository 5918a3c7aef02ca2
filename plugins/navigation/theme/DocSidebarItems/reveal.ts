/** Part of the height of a sidebar that stays above the link of the page. */
const ABOVE = 1 / 3;

/** Scrolls the sidebar, and nothing else, so that a link in it can be seen; where it can be, nothing moves. */
export function reveal(link: HTMLElement | null): void {
  const sidebar = link?.closest('.menu');
  if (!link || !sidebar) return;
  const { top, bottom } = sidebar.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top >= top && place.bottom <= bottom) return;
  sidebar.scrollTop += place.top - top - sidebar.clientHeight * ABOVE;
}
