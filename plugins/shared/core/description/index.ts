export type { Images, PlacedImage } from './images';
export { findImages, renderInlineMarkdown, renderMarkdown } from './renderMarkdown';
export { renderSections, type TextSection } from './renderSections';
