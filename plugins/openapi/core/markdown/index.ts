export { renderInlineMarkdown, renderMarkdown } from './renderMarkdown';
