/** Rejects where there is no clipboard: pages on plain HTTP have none, except on localhost. */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  // WebKit accepts only what is written during the gesture of a reader, also if the text follows later.
  const type = 'text/plain';
  await navigator.clipboard.write([new ClipboardItem({ [type]: text.then((made) => new Blob([made], { type })) })]);
}
