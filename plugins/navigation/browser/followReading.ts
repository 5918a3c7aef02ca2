import { pageInHash } from '../../shared/browser/pageInHash';
import { decodePercent } from '../../shared/core/decodePercent';
import { reveal } from './reveal';

/** Part of the window's height: a section is read once its heading is above this line. */
const LINE = 1 / 4;

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

/** At the end of a page, the target of the address decides: its section may be too low to scroll to the top. */
function findRead(sections: Section[]): Section | undefined {
  const { scrollHeight } = document.documentElement;
  const isEnd = scrollY + innerHeight >= scrollHeight - 2;
  const target = isEnd ? findTarget(location.hash) : null;
  const targetTop = target ? target.getBoundingClientRect().top : -1;
  const line = !isEnd ? innerHeight * LINE : targetTop >= 0 ? targetTop : innerHeight;
  return sections.findLast(({ heading }) => heading.getBoundingClientRect().top <= line);
}

function findTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodePercent(hash.slice(pageInHash(hash).length + 1)));
}
