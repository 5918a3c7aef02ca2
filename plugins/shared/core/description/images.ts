import type { Element, Nodes } from 'hast';

/** An image that the site has. */
export interface PlacedImage {
  /** Address below the base path of the site. */
  src: string;
  width: number;
  height: number;
}

/** Those of descriptions, by their address in the document. */
export type Images = ReadonlyMap<string, PlacedImage>;

/** Returns the addresses of the images in a tree, as they are written. */
export function listImages(node: Nodes): string[] {
  if (node.type === 'element' && node.tagName === 'img') {
    const { src } = node.properties;
    return typeof src === 'string' ? [src] : [];
  }
  return 'children' in node ? node.children.flatMap(listImages) : [];
}

/** Keeps the width that the document gives it. The size is known before the image is: nothing moves when it comes. */
export function placeImage({ properties: { alt, width } }: Element, image: PlacedImage): Element {
  const wanted = Number(width);
  const scale = wanted > 0 ? wanted / image.width : 1;
  return {
    type: 'element',
    tagName: 'img',
    properties: {
      src: image.src,
      alt: typeof alt === 'string' ? alt : '',
      className: ['spec-image'],
      width: Math.round(image.width * scale),
      height: Math.round(image.height * scale),
      loading: 'lazy',
    },
    children: [],
  };
}
