import { findJsonPlace, type Place } from '../../document/core/places/findJsonPlace';
import { findSamplePlace } from '../../document/core/places/findSamplePlace';

const NAME = 'api-lit';

/** Highlights the places of a field: in the table of an operation, its sample and its example. */
export function lightUp(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const section = target?.closest('.api-op');
  if (!target || !section) return;
  if (event instanceof KeyboardEvent) {
    if (event.key === 'Enter' && target.matches('pre')) focusField(section, target);
    return;
  }
  if (!('highlights' in CSS)) return;
  const row = target.closest<HTMLElement>('tr[id]');
  if (row) lightPlace(section, row);
  else if (event instanceof MouseEvent) lightRow(section, target, event);
}

function lightPlace(section: Element, row: HTMLElement): void {
  const found = findPlace(section, row);
  const range = found && rangeOf(found.code, found.place);
  show(range ? [range] : []);
  if (range) reveal(range, found.code);
}

/** From a line of code back to its field. */
function lightRow(section: Element, target: Element, { clientX, clientY }: MouseEvent): void {
  const code = target.closest('pre')?.querySelector('code');
  const offset = code && offsetAt(code, clientX, clientY);
  if (offset === undefined || offset === null || !document.getSelection()?.isCollapsed) return;
  for (const row of section.querySelectorAll<HTMLElement>('tr[id]')) {
    const found = findPlace(section, row);
    if (!found || found.code !== code || offset < found.place.start || offset > found.place.end) continue;
    const name = row.querySelector('.api-name') ?? row;
    const range = document.createRange();
    range.selectNodeContents(name);
    const place = rangeOf(found.code, found.place);
    show(place ? [range, place] : [range]);
    unfold(row);
    row.scrollIntoView({ block: 'nearest' });
    return;
  }
  show([]);
}

/** From the code to the first field in sight, where Tab goes on to the others. */
function focusField(section: Element, listing: Element): void {
  const { top } = listing.getBoundingClientRect();
  const row = [...section.querySelectorAll<HTMLElement>('tr[id]')].find((one) => {
    const found = findPlace(section, one);
    const range = found && listing.contains(found.code) ? rangeOf(found.code, found.place) : undefined;
    return range && range.getBoundingClientRect().bottom > top;
  });
  if (!row) return;
  unfold(row);
  row.querySelector<HTMLElement>('.api-name')?.focus();
}

function unfold(row: Element): void {
  for (let fold = row.closest('details:not([open])'); fold; fold = row.closest('details:not([open])')) {
    fold.setAttribute('open', '');
  }
}

interface Found {
  code: Element;
  place: Place;
}

/** Ids of rows say where a field is: `archive-get.query.id`, `archive-get.result.data.list`. */
function findPlace(section: Element, row: HTMLElement): Found | undefined {
  const [, place = '', ...path] = row.id.split('.');
  const isResult = place === 'result' || place === 'envelope';
  const codes = section.querySelectorAll('.api-side .api-panel code');
  const code = isResult ? codes[codes.length - 1] : codes[0];
  const name = path.at(-1);
  if (!code || name === undefined) return undefined;
  const text = code.textContent ?? '';
  const found = isResult
    ? findJsonPlace(text, path, place === 'envelope')
    : findSamplePlace(text, place, name, section.querySelector('.api-path')?.textContent ?? '');
  return found && { code, place: found };
}

function show(ranges: Range[]): void {
  CSS.highlights.set(NAME, new Highlight(...ranges));
}

/** Scrolls the listing, never the page. */
function reveal(range: Range, code: Element): void {
  const listing = code.closest('pre');
  if (!listing) return;
  const { top, bottom } = range.getBoundingClientRect();
  const frame = listing.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) listing.scrollTop += top - frame.top - frame.height / 3;
}

function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function rangeOf(code: Element, { start, end }: Place): Range | undefined {
  const range = document.createRange();
  let offset = 0;
  let isStarted = false;
  for (const node of textNodes(code)) {
    const next = offset + node.length;
    if (!isStarted && start < next) {
      range.setStart(node, start - offset);
      isStarted = true;
    }
    if (isStarted && end <= next) {
      range.setEnd(node, end - offset);
      return range;
    }
    offset = next;
  }
  return undefined;
}

function offsetAt(code: Element, x: number, y: number): number | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  if (!caret) return undefined;
  let offset = 0;
  for (const node of textNodes(code)) {
    if (node === caret.offsetNode) return offset + caret.offset;
    offset += node.length;
  }
  return undefined;
}
