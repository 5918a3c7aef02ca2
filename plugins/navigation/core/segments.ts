/** Whether `path` is `parent` or below it, by whole segments: `/apis` is not below `/api`. */
export function isBelow(path: string, parent: string): boolean {
  const [inner, outer] = [trimSlashes(path), trimSlashes(parent)];
  return outer === '' || inner === outer || inner.startsWith(`${outer}/`);
}

/** `/doc/zh-CN/api/rank` -> `/api/rank`, for the base `/doc/zh-CN/`. */
export function withoutBase(path: string, baseUrl: string): string {
  return isBelow(path, baseUrl) ? `/${trimSlashes(path).slice(trimSlashes(baseUrl).length)}`.replace('//', '/') : path;
}

export function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
