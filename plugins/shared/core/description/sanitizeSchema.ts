import type { Options } from 'rehype-sanitize';
import { eachWord } from '../words';
import { CUT, KEPT } from './htmlTags';

/** Allowed elements and attributes. `id`, `name`, `class` and `style` belong to the page. */
export const sanitizeSchema: Options = {
  tagNames: [...KEPT, 'input'],
  strip: [...CUT],
  ancestors: { ...eachWord('caption tbody td th thead tfoot tr', ['table']), summary: ['details'] },
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    blockquote: [['className', /^spec-alert(-\w+)?$/]],
    code: [['className', /^language-[\w+#.-]+$/]],
    details: ['open'],
    img: ['src', 'alt', 'width'],
    input: ['checked', ['type', 'checkbox']],
    ol: ['start'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  allowComments: false,
  allowDoctypes: false,
};
