import type { OpenMessage, PageMessage } from '../../dev/live/pageChannel';
import { openSources, receivePage, subscribe } from './store';

/** As webpack-dev-server serves it by default. */
const PATH = '/ws';
const RETRY_MS = 1000;
const MOST_MS = 30_000;

/** Client module of the dev server: says which pages are open, and receives them after each save of the document. */
function connect(wait: number): void {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${PATH}`);
  let told = '';
  let isOpen = false;
  const tell = () => {
    const message: OpenMessage = { livespec: 'open', sources: openSources() };
    const text = JSON.stringify(message);
    if (!isOpen || text === told) return;
    told = text;
    socket.send(text);
  };
  const unsubscribe = subscribe(tell);
  socket.addEventListener('open', () => {
    isOpen = true;
    tell();
  });
  socket.addEventListener('message', ({ data }) => {
    const { type, data: message } = JSON.parse(String(data)) as { type: string; data: PageMessage };
    if (type === 'livespec') receivePage(message.source, message.page);
  });
  socket.addEventListener('close', () => {
    unsubscribe();
    setTimeout(() => connect(isOpen ? RETRY_MS : Math.min(wait * 2, MOST_MS)), wait);
  });
}

connect(RETRY_MS);
