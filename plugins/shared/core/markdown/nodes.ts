/** A node of the browser's DOM, or of a parsed page. */
export interface MarkupNode {
  /** HTML elements have theirs in upper case; texts have `#text`. */
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<MarkupNode>;
  /** Only elements have attributes. */
  getAttribute?(name: string): string | null;
}

/** What flows with the text around it. By name: for a browser, children of flexible boxes are blocks. */
const INLINE = new Set(
  'A ABBR B BDI BDO BR CITE CODE DEL DFN EM I IMG INS KBD MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
);

export function isInline(node: MarkupNode): boolean {
  return (
    node.nodeName === '#text' ||
    isMath(node) ||
    (INLINE.has(node.nodeName) && !hasClass(node, 'api-note', 'api-download'))
  );
}

export function attributeOf(node: MarkupNode, name: string): string | undefined {
  return node.getAttribute?.(name) ?? undefined;
}

export function hasClass(node: MarkupNode, ...names: string[]): boolean {
  const written = attributeOf(node, 'class');
  if (written === undefined) return false;
  const classes = ` ${written} `;
  return names.some((name) => classes.includes(` ${name} `));
}

export function elementsIn(node: MarkupNode): MarkupNode[] {
  return [...node.childNodes].filter((child) => child.getAttribute);
}

/** Elements at any depth, in order; not those within one that was found. */
export function findAll(node: MarkupNode, isWanted: (element: MarkupNode) => boolean): MarkupNode[] {
  return elementsIn(node).flatMap((child) => (isWanted(child) ? [child] : findAll(child, isWanted)));
}

/** The text as it is written, with a line for each break. */
export function textIn({ nodeName, nodeValue, childNodes }: MarkupNode): string {
  if (nodeName === '#text') return nodeValue ?? '';
  return nodeName === 'BR' ? '\n' : [...childNodes].map(textIn).join('');
}

/** Elements of other languages than HTML have names in lower case. */
export function isMath({ nodeName }: MarkupNode): boolean {
  return nodeName.toUpperCase() === 'MATH';
}
