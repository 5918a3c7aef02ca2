/** Rejects where there is no clipboard: pages on plain HTTP have none, except on localhost. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
