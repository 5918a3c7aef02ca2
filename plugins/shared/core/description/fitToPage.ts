import type { Element, ElementContent, Root, RootContent } from 'hast';
import { type Images, placeImage } from './images';

function asText(value: unknown): ElementContent[] {
  return typeof value === 'string' && value.trim() !== '' ? [{ type: 'text', value }] : [];
}

/** The site never loads images from other origins: a link with the `alt` text replaces those that it does not have. */
function fitImage(image: Element, inLink: boolean, images: Images | undefined): ElementContent[] {
  const { src } = image.properties;
  const own = typeof src === 'string' ? images?.get(src) : undefined;
  if (own) return [placeImage(image, own)];
  const target = linkTarget(src);
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

function fitElement(element: Element, inLink: boolean, images: Images | undefined): ElementContent[] {
  const { tagName, properties } = element;
  if (tagName === 'img') return fitImage(element, inLink, images);
  if (tagName === 'input') return [{ type: 'text', value: properties['checked'] === true ? '☑' : '☐' }];
  const target = tagName === 'a' ? linkTarget(properties['href']) : undefined;
  element.children = fitAll(element.children, inLink || target !== undefined, images);
  if (tagName === 'a') return target ? [withRelation(element, target.external)] : element.children;
  if (!/^h[1-6]$/.test(tagName)) return [element];
  const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children: element.children };
  return [{ type: 'element', tagName: 'p', properties: { className: ['spec-heading'] }, children: [strong] }];
}

function fitAll<Content extends RootContent>(
  children: Content[],
  inLink: boolean,
  images: Images | undefined,
): Array<Content | ElementContent> {
  return children.flatMap<Content | ElementContent>((child) =>
    child.type === 'element' ? fitElement(child, inLink, images) : [child],
  );
}

/** Demotes headings, replaces images and invalid links with text, and marks external links. */
export function fitToPage(tree: Root, images: Images | undefined): void {
  tree.children = fitAll(tree.children, false, images);
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
