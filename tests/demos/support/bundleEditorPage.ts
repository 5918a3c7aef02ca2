import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const ROOT = join(import.meta.dirname, '../../..');
const THEME = join(ROOT, 'plugins/demos/theme');

/** What Docusaurus provides to a page, as far as the editor needs it. */
const GIVEN: Record<string, string> = {
  '@generated/codeTranslations': 'export default globalThis.translations ?? {}',
  '@generated/demos/default/settings.json': 'export default {}',
  '@generated/demos/default/tools.js': 'export const loadCodeSandboxUtils = undefined;',
  '@docusaurus/useDocusaurusContext': "export default () => ({ i18n: { currentLocale: 'en' } })",
  '@docusaurus/useIsBrowser': 'export default () => true',
  '@docusaurus/theme-common': `
    import { useSyncExternalStore } from 'react';
    const root = document.documentElement;
    const listen = (changed) => {
      const observer = new MutationObserver(changed);
      observer.observe(root, { attributes: true });
      return () => observer.disconnect();
    };
    export const useColorMode = () => ({ colorMode: useSyncExternalStore(listen, () => root.dataset.theme) });
  `,
};

const docusaurus: Plugin = {
  name: 'docusaurus',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@theme\// }, ({ path }) => {
      const file = join(THEME, path.slice('@theme/'.length));
      return { path: [`${file}.tsx`, `${file}/index.tsx`].find(existsSync) };
    });
    onResolve({ filter: /^@(docusaurus|generated)\// }, ({ path }) =>
      path in GIVEN
        ? { path, namespace: 'given' }
        : { path: join(ROOT, `node_modules/@docusaurus/core/lib/client/exports/${basename(path)}.js`) },
    );
    onLoad({ filter: /./, namespace: 'given' }, ({ path }) => ({ contents: GIVEN[path], resolveDir: ROOT }));
  },
};

/** Scripts and styles by file name. What pages load on demand is a script of its own. */
export async function bundleEditorPage(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: { page: join(import.meta.dirname, 'editorPage.tsx') },
    plugins: [docusaurus],
    outdir: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    target: ['chrome108', 'safari16'],
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
}
