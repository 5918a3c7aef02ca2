import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {
  type ChunkId,
  explainFailure,
  type Failure,
  guardChunks,
  type LoadChunk,
  stylesFailed,
} from '../../core/chunks';
import { createNotice } from './notice';

// oxlint-disable-next-line no-underscore-dangle -- the bundler's name
declare const __webpack_require__: { e?: LoadChunk };

/** Events on which Docusaurus preloads a link. React derives `mouseenter` from `mouseout` or `mouseover`. */
const AHEAD = new Set(['mouseout', 'mouseover', 'touchstart']);

/** Whether the current address belongs to a page that is still loading. */
let isNavigating = false;
/** Whether a reload would lose what the reader has typed in this page. */
let hasTyped = false;
const watch = ExecutionEnvironment.canUseDOM && __webpack_require__.e ? watchChunks(__webpack_require__.e) : undefined;

function watchChunks(original: LoadChunk) {
  const ahead = new Set<ChunkId>();
  const unfinished = new Set<ChunkId>();
  const load = (id: ChunkId, from?: LoadChunk) => {
    unfinished.add(id);
    return guard.load(id, from).finally(() => unfinished.delete(id));
  };
  const isWanted = ({ id }: Failure) => isNavigating || !ahead.has(id);
  const report = async (failure: Failure) => {
    const kind = await explainFailure(failure, fetch);
    // The reader may have gone on, or back, while the server was asked.
    if (!isWanted(failure) || !guard.failures.some(({ id }) => id === failure.id)) return;
    // Nothing is lost: the address is that of the page that the reader wants.
    if (kind === 'gone' && isNavigating && !hasTyped) window.location.reload();
    else notice.show(kind);
  };
  const guard = guardChunks(original, (failure) => {
    if (isWanted(failure)) void report(failure);
  });
  const notice = createNotice({
    async retry() {
      await guard.retry();
      return guard.failures.length === 0;
    },
    dismiss() {
      for (const id of unfinished) ahead.add(id);
      // The old page is still shown, with the reader's input: restore its address.
      if (isNavigating) window.history.back();
    },
  });
  document.addEventListener('input', () => {
    hasTyped = true;
  });
  __webpack_require__.e = (id) => {
    if (AHEAD.has(window.event?.type ?? '')) ahead.add(id);
    else ahead.delete(id);
    return load(id);
  };
  for (const link of lostStyles()) void load(link.href, () => replaceStyles(link));
  return { guard, notice };
}

interface RouteUpdate {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}

export function onRouteUpdate({ location, previousLocation }: RouteUpdate): void {
  isNavigating = previousLocation !== null && location.pathname !== previousLocation.pathname;
  if (isNavigating) void watch?.guard.retry();
}

export function onRouteDidUpdate(): void {
  if (isNavigating) {
    watch?.notice.hide();
    hasTyped = false;
  }
  isNavigating = false;
}

/** The style sheets of the served page that did not arrive: its scripts run after them. */
function lostStyles(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isLost);
}

/** Browsers keep an empty sheet in place of what did not arrive. Into that of another server, pages cannot look. */
function isLost({ href, sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return new URL(href).origin === window.location.origin;
  }
}

/** Loads a lost style sheet again, in its place. Rejects as bundlers do. */
function replaceStyles(lost: HTMLLinkElement): Promise<void> {
  const link = document.importNode(lost);
  return new Promise((resolve, reject) => {
    const finish = ({ type }: Event) => {
      if (isLost(link)) {
        link.remove();
        return reject(stylesFailed(link.href, type === 'load' ? 'missing' : type));
      }
      lost.remove();
      resolve();
    };
    link.addEventListener('load', finish);
    link.addEventListener('error', finish);
    lost.after(link);
  });
}
