import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

declare module 'mdast' {
  interface Data {
    /** What a component shows that is not in the page itself, for search. */
    texts?: string[];
  }
}

/** Strings as written, expressions in their braces. */
export type Attributes = Record<string, string>;

export function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function attributesOf({ attributes }: Element): Attributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      return [[name, typeof value === 'object' && value !== null ? `{${value.value}}` : (value ?? '')]];
    }),
  );
}

/** Only if it is a string. */
export function attributeOf({ attributes }: Element, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
