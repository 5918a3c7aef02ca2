/** Where the samples of an operation are, for narrow windows, which show them far below its path. */
export function sampleAnchor(operationId: string): string {
  return `${operationId}-sample`;
}
