export function tabId(page: string, key: string): string {
  return `${page}-tab-${key}`;
}

export function panelId(page: string, key: string): string {
  return `${page}-panel-${key}`;
}
