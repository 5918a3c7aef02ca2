import type { Element, ElementContent } from 'hast';

export type Child = ElementContent | string;

export function element(tagName: string, properties: Element['properties'], ...children: Child[]): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

export function code(text: string): Element {
  return element('code', {}, text);
}

export function paragraph(...children: Child[]): Element {
  return element('p', {}, ...children);
}

export function bullets(items: readonly Child[][]): Element {
  return element('ul', {}, ...items.map((item) => element('li', {}, ...item)));
}

export function table(headers: readonly string[], rows: ReadonlyArray<readonly Child[][]>): Element {
  const head = element('thead', {}, element('tr', {}, ...headers.map((text) => element('th', {}, text))));
  const cells = rows.map((row) => element('tr', {}, ...row.map((cell) => element('td', {}, ...cell))));
  return element('table', {}, head, element('tbody', {}, ...cells));
}
