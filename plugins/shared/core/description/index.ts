export { renderInlineMarkdown, renderMarkdown } from './renderMarkdown';
export { renderSections, type TextSection } from './renderSections';
