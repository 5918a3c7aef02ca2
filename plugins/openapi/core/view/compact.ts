/** A name as an anchor: no white space, nothing that a URL's fragment would need escaped twice or that could end a comment. */
export function anchor(id: string): string {
  return id.replace(/[\s"'<>`%\\^{|}*]+/g, '-');
}

/** The object without the keys that hold nothing, so that the page's data stays small. */
export function drop<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== '')) as T;
}
