import { pageInHash } from '../../shared/browser/pageInHash';
import { decodePercent } from '../../shared/core/decodePercent';
import { reveal } from './reveal';

/** Parts of the window's height: a heading above the first line is where the reader begins, one above the second is read. */
const BEGINS = 1 / 4;
const READ = 1 / 2;

let frame = 0;

/** Marks the section that is being read in the sidebar, with `aria-current="location"`. */
export function followReading(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(mark);
}

// The drawer of a small screen renders its links when it opens, and takes the focus.
document.addEventListener('focusin', followReading);

function mark(): void {
  const sections = findSections();
  const read = findRead(sections);
  for (const { link } of sections) {
    const isMarked = link.getAttribute('aria-current') === 'location';
    if (link.hash === read?.link.hash) {
      if (!isMarked) link.setAttribute('aria-current', 'location');
      if (!isMarked) reveal(link);
    } else if (isMarked) link.removeAttribute('aria-current');
  }
}

interface Section {
  link: HTMLAnchorElement;
  heading: HTMLElement;
}

function findSections(): Section[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.theme-doc-sidebar-menu a[href*="#"]');
  return [...links].flatMap((link) => {
    const isHere = link.pathname === location.pathname && pageInHash(link.hash) === pageInHash();
    const heading = isHere ? findTarget(link.hash) : null;
    if (!heading && link.getAttribute('aria-current') === 'location') link.removeAttribute('aria-current');
    return heading ? [{ link, heading }] : [];
  });
}

/**
 * The section of the target of the address while that is near the top, where links bring readers; at the end of a page, it may
 * be lower. Otherwise what is on most of the screen: the section that begins near the top, or the last one that begins on the
 * upper half or above.
 */
function findRead(sections: Section[]): Section | undefined {
  const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
  const lastAbove = (line: number) => sections.findLast(({ heading }) => topOf(heading) <= line);
  const { scrollHeight } = document.documentElement;
  const isEnd = scrollY + innerHeight >= scrollHeight - 2;
  const near = innerHeight * (isEnd ? 1 : BEGINS);
  const isNear = (top: number) => top >= 0 && top <= near;
  const target = findTarget(location.hash);
  const targetTop = target ? topOf(target) : -1;
  if (isNear(targetTop)) return lastAbove(targetTop);
  if (isEnd) return sections.at(-1);
  return sections.find(({ heading }) => isNear(topOf(heading))) ?? lastAbove(innerHeight * READ);
}

/** Nothing in a tab that is not shown. */
function findTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(decodePercent(hash.slice(pageInHash(hash).length + 1)));
  return target?.closest('[hidden]') ? null : target;
}
