/** The place of a step in the page of its workflow. */
export function stepAnchor(id: string): string {
  return `step-${id.toLowerCase()}`;
}

/** Where the page shows what became of a step. */
export function resultAnchor(id: string): string {
  return `${stepAnchor(id)}-result`;
}
