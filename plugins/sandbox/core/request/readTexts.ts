export type Texts = Map<string, string[]>;

/** Parses a query, ignoring names that cannot be decoded. */
export function readQuery(search: string): Texts {
  const texts: Texts = new Map();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [name = '', ...value] = pair.split('=');
    const decoded = decode(name, true);
    if (decoded !== undefined && pair !== '') addText(texts, decoded, value.join('='));
  }
  return texts;
}

export function readCookies(header: string | null): Texts {
  const texts: Texts = new Map();
  for (const pair of (header ?? '').split(';')) {
    const [name = '', ...value] = pair.trim().split('=');
    if (name !== '') addText(texts, name, value.join('=').replace(/^"(.*)"$/, '$1'));
  }
  return texts;
}

export async function readMultipart(bytes: Uint8Array, contentType: string): Promise<Texts | undefined> {
  try {
    const form = await new Response(bytes.slice(), { headers: { 'Content-Type': contentType } }).formData();
    const texts: Texts = new Map();
    for (const [name, value] of form) {
      addText(texts, name, encodeURIComponent(typeof value === 'string' ? value : await value.text()));
    }
    return texts;
  } catch {
    return undefined;
  }
}

/** Appends in place: copying for each pair would take a minute for a 64 kB address. */
function addText(texts: Texts, name: string, text: string): void {
  const found = texts.get(name);
  if (found) found.push(text);
  else texts.set(name, [text]);
}

/** `undefined` if the text is not percent-encoded UTF-8. In a query, `+` is a space. */
export function decode(text: string, inQuery: boolean): string | undefined {
  try {
    return decodeURIComponent(inQuery ? text.replaceAll('+', ' ') : text);
  } catch {
    return undefined;
  }
}

export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
