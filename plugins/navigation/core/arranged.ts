interface Page {
  frontMatter: Record<string, unknown>;
}

/** Front matter with which a site arranges its own pages as this plugin does. */
const OWN_KEYS = ['nav', 'group', 'order'];

/** Whether a page is hand-written, rather than made from a document. */
export function isWritten({ frontMatter }: Page): boolean {
  return frontMatter.api === undefined;
}

/** Whether the hand-written pages say where they belong; otherwise, Docusaurus arranges them. */
export function isArranged(pages: readonly Page[]): boolean {
  return pages.some((page) => isWritten(page) && OWN_KEYS.some((key) => key in page.frontMatter));
}
