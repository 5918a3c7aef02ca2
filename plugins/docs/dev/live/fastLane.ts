import type { ApiSource, LivePage, PagesTarget, PreviewPage } from '../../../openapi';
import { singleFlight } from '../../../shared/files';
import { type Problem, ProblemsError } from '../../../shared/problem';
import type { BundlerPlugin } from '../../build/bundler';
import type { PageChannel } from './pageChannel';
import { watchFiles } from './watchFiles';

/** Saves that follow each other faster share the work of the whole site. */
const QUIET_MS = 250;

type Api = Pick<ApiSource, 'current' | 'document' | 'preview'>;

export interface FastLane {
  /** Watches the files of the document from now on. */
  follow(): void;
  /** Notes what the bundler does. */
  plugin: BundlerPlugin;
}

interface Site {
  target: PagesTarget;
  channel: Pick<PageChannel, 'onOpen' | 'send' | 'sources'>;
  /** Absolute path -> `metadata.source` of the docs plugin. */
  sourceOf(file: string): string;
  show(problems: Problem[]): void;
  /** Updates the site: its files, checks, index and bundle. */
  reload(): Promise<void>;
}

/**
 * After a save of the document, sends the pages that browsers show before anything else is done: checking the document comes
 * next, the rest of the site when no further save follows. A broken document leaves the last good pages.
 */
export function createFastLane(api: Api, { target, channel, sourceOf, show, reload }: Site): FastLane {
  const sent = new Map<string, string>();
  let isBroken = false;
  /** By that of the same site, loaded again. */
  let isReplaced = false;
  let newest = 0;
  /** The save of the last reload, and of what the bundler has. */
  let reloaded = 0;
  let bundled = 0;
  let timer: NodeJS.Timeout | undefined;

  const pageAt = (source: string) => api.current().pages.find(({ file }) => sourceOf(file) === source);

  function send(preview: PreviewPage, sources: Iterable<string>): void {
    for (const source of sources) {
      const known = pageAt(source);
      const page = known && preview(known.path, known.frontMatter);
      if (page) sendPage(source, page);
    }
  }

  function sendPage(source: string, page: LivePage): void {
    const text = JSON.stringify(page);
    if (sent.get(source) === text) return;
    sent.set(source, text);
    channel.send({ source, page });
  }

  function withdraw(): void {
    for (const source of sent.keys()) channel.send({ source, page: null });
    sent.clear();
  }

  /** Resolves to whether the document has no errors; shows those that it has. */
  async function check(): Promise<boolean> {
    const { problems } = await api.document();
    const hasErrors = problems.some(({ severity }) => severity === 'error');
    if (hasErrors || isBroken) show(problems);
    isBroken = hasErrors;
    return !isBroken;
  }

  async function preview(): Promise<void> {
    const save = newest;
    try {
      // A document that had errors probably has others still, which only a check finds.
      if (isBroken && !(await check())) return;
      send(await api.preview(target), channel.sources());
      if (save === newest && !(await check())) withdraw();
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      isBroken = true;
      show(error.problems);
    }
  }

  const previewInTurn = singleFlight(preview);

  async function onSave(): Promise<void> {
    newest += 1;
    const save = newest;
    clearTimeout(timer);
    await runPreview();
    follow();
    if (save !== newest || isReplaced) return;
    timer = setTimeout(() => {
      reloaded = save;
      void reload();
    }, QUIET_MS).unref();
  }

  const runPreview = () => previewInTurn().catch((error: unknown) => console.error(error));
  const watch = watchFiles(() => void onSave());
  const follow = () => {
    if (!isReplaced) watch.follow(api.current().files);
  };

  channel.onOpen(
    (source) => {
      sent.delete(source);
      if (bundled !== newest && !isBroken) void runPreview();
    },
    () => {
      isReplaced = true;
      clearTimeout(timer);
      watch.close();
    },
  );

  return {
    follow,
    plugin: {
      apply({ hooks }) {
        hooks.done.tap('live-pages', () => {
          bundled = reloaded;
        });
      },
    },
  };
}
