import type { Element, ElementContent, Root, RootContent } from 'hast';

function asText(value: unknown): ElementContent[] {
  return typeof value === 'string' && value.trim() !== '' ? [{ type: 'text', value }] : [];
}

/** The site never loads pictures from other origins; a link with the `alt` text replaces them. */
function imageAsLink(image: Element, inLink: boolean): ElementContent[] {
  const target = linkTarget(image.properties['src']);
  const words = asText(image.properties['alt']);
  if (!target || inLink) return words;
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: target.href },
    children: words.length > 0 ? words : asText(target.href),
  };
  return [withRelation(link, target.external)];
}

function withRelation(link: Element, external: boolean): Element {
  if (external) link.properties['rel'] = ['noopener', 'noreferrer'];
  return link;
}

function fitElement(element: Element, inLink: boolean): ElementContent[] {
  const { tagName, properties } = element;
  if (tagName === 'img') return imageAsLink(element, inLink);
  if (tagName === 'input') return [{ type: 'text', value: properties['checked'] === true ? '☑' : '☐' }];
  const target = tagName === 'a' ? linkTarget(properties['href']) : undefined;
  element.children = fitAll(element.children, inLink || target !== undefined);
  if (tagName === 'a') return target ? [withRelation(element, target.external)] : element.children;
  if (!/^h[1-6]$/.test(tagName)) return [element];
  const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children: element.children };
  return [{ type: 'element', tagName: 'p', properties: { className: ['spec-heading'] }, children: [strong] }];
}

function fitAll<Content extends RootContent>(children: Content[], inLink: boolean): Array<Content | ElementContent> {
  return children.flatMap<Content | ElementContent>((child) =>
    child.type === 'element' ? fitElement(child, inLink) : [child],
  );
}

/** Demotes headings, replaces images and invalid links with text, and marks external links. */
export function fitToPage(tree: Root): void {
  tree.children = fitAll(tree.children, false);
}

const HERE = 'https://here.invalid/';

/** Parses as browsers do, so that tabs, entities and mixed case hide nothing. `undefined`: not allowed. */
function linkTarget(href: unknown): { href: string; external: boolean } | undefined {
  if (typeof href !== 'string') return undefined;
  try {
    const url = new URL(href, HERE);
    if (url.protocol === 'mailto:') return { href, external: false };
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
    return { href, external: url.origin !== new URL(HERE).origin };
  } catch {
    return undefined;
  }
}
