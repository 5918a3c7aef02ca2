import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { type HighlightOptions, highlightCode } from './highlightCode';

const html = unified().use(rehypeStringify).freeze();

/** Highlights code that is in no code block. Returns the inside of `<code>`. */
export function highlightToHtml(options: HighlightOptions) {
  const highlight = highlightCode(options);
  return async (value: string, language: string): Promise<string> => {
    const code: Root['children'][number] = {
      type: 'element',
      tagName: 'code',
      properties: { className: [`language-${language}`] },
      children: [{ type: 'text', value }],
    };
    await highlight({
      type: 'root',
      children: [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }],
    });
    return html.stringify({ type: 'root', children: code.children });
  };
}
