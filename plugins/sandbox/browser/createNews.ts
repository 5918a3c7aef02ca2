/** Tells those who watch in this tab, and in all others, that something has changed. */
export function createNews(name: string) {
  const channel = openChannel(name);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  channel?.addEventListener('message', tell);
  return {
    announce(): void {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none
      channel?.postMessage(null);
      tell();
    },
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Firefox refuses channels where it refuses cookies: other tabs have no part in what this one keeps, either. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
