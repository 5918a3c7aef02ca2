/** The attributes of an element as it is written, without quotes and braces. */
export function attributesOf(element: string): Record<string, string> {
  const found = element.matchAll(/\b([a-z]\w*)=(?:"([^"]*)"|'([^']*)'|\{\s*['"`]?([^}'"`]*)['"`]?\s*\})/g);
  return Object.fromEntries(
    [...found].map(([, key = '', ...values]) => [key, values.find((one) => one !== undefined) ?? '']),
  );
}
