import type { LivePage } from '../../../openapi';

/** What the browser says: the pages that it shows, by `metadata.source`. */
export interface OpenMessage {
  livespec: 'open';
  sources: string[];
}

/** `page: null`: the page is again as the bundler made it. */
export interface PageMessage {
  source: string;
  page: LivePage | null;
}

interface Client {
  on(event: 'message', listener: (data: unknown) => void): void;
  on(event: 'close', listener: () => void): void;
}

/** The part of webpack-dev-server that we use. */
export interface DevServer {
  webSocketServer?:
    | { clients: Client[]; implementation: { on(event: 'connection', listener: (client: Client) => void): void } }
    | null
    | undefined;
  sendMessage(clients: Client[], type: string, data?: unknown): void;
}

export interface PageChannel {
  /** For `devServer.onListening` of the bundler. */
  connect(server: DevServer): void;
  /**
   * `listener`: called with each page that a browser shows and did not show before. `replaced`: called when another listener
   * takes its place.
   */
  onOpen(listener: (source: string) => void, replaced: () => void): void;
  /** The pages that browsers show. */
  sources(): Set<string>;
  send(message: PageMessage): void;
  /** Shows errors in the overlay, without waiting for the bundler; none: hides it. */
  showErrors(messages: string[]): void;
}

/** Talks to browsers over the connection of the dev server. */
export function createPageChannel(): PageChannel {
  let open: (source: string) => void = () => undefined;
  let release: () => void = () => undefined;
  const shown = new Map<Client, string[]>();
  let server: DevServer | undefined;
  const viewers = (source: string) =>
    [...shown].flatMap(([client, sources]) => (sources.includes(source) ? [client] : []));
  return {
    connect(started) {
      server = started;
      started.webSocketServer?.implementation.on('connection', (client) => {
        client.on('close', () => shown.delete(client));
        client.on('message', (data) => {
          const sources = readMessage(String(data));
          if (!sources) return;
          const before = shown.get(client) ?? [];
          shown.set(client, sources);
          for (const source of sources) if (!before.includes(source)) open(source);
        });
      });
    },
    onOpen(listener, replaced) {
      release();
      open = listener;
      release = replaced;
    },
    sources: () => new Set([...shown.values()].flat()),
    send(message) {
      server?.sendMessage(viewers(message.source), 'livespec', message);
    },
    showErrors(messages) {
      const clients = server?.webSocketServer?.clients ?? [];
      // The overlay adds messages to those that it shows.
      server?.sendMessage(clients, 'still-ok');
      const errors = messages.map((message) => ({ message }));
      if (errors.length > 0) server?.sendMessage(clients, 'errors', errors);
    },
  };
}

function readMessage(text: string): string[] | undefined {
  try {
    const { livespec, sources } = JSON.parse(text) as Partial<OpenMessage>;
    return livespec === 'open' && Array.isArray(sources) ? sources.map(String) : undefined;
  } catch {
    return undefined;
  }
}
