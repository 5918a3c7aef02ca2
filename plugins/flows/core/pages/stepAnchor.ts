/** The place of a step in the page of its workflow. */
export function stepAnchor(id: string): string {
  return `step-${id.toLowerCase()}`;
}
