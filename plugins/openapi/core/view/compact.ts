/** Removes what a URL fragment must not contain, would escape twice, or could end a comment. */
export function anchor(id: string): string {
  return id.replace(/[\s"'<>`%\\^{|}*]+/g, '-');
}

export function compactObject<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== '')) as T;
}
