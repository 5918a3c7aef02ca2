import EmbeddedEditor, { type EmbeddedEditorProps } from '@theme/EmbeddedEditor';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

vi.mock('@docusaurus/Translate', () => ({ translate: ({ message }: { message: string }) => message }));
vi.mock('@docusaurus/theme-common', () => ({ useColorMode: () => ({ colorMode: 'light' }) }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({ default: () => ({ i18n: { currentLocale: 'en' } }) }));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => false }));
vi.mock('@generated/demos/default/settings.json', () => ({ default: {} }));

const asset = () => Promise.reject(new Error('The page is served without the asset'));
const FILE = { name: 'counter.tsx', html: '' };

test.each<[string, EmbeddedEditorProps]>([
  ['a project', { title: 'Counter', description: 'It counts.', files: { 'counter.tsx': '' } }],
  [
    'a demo',
    { data: { id: 'counter', title: 'Counter', description: 'It counts.', files: [FILE] }, source: { asset } },
  ],
])('without JavaScript, %s has its title and its files, and says that it needs JavaScript', (_, props) => {
  const html = renderToStaticMarkup(<EmbeddedEditor {...props} />);
  expect(html).toContain(
    '<section class="embedded-editor" aria-label="Counter" data-policy="frame-src https://stackblitz.com;',
  );
  expect(html).toContain('<p>It counts.</p>');
  expect(html).toContain('<li><code>counter.tsx</code></li>');
  expect(html).toContain('<noscript><p>The editor needs JavaScript.</p></noscript>');
  // A press before the page is alive is kept.
  expect(html).toMatch(/<button type="button" class="embedded-editor-open">Open the editor/);
  // A policy stops served styles.
  expect(html).not.toContain('style=');
  expect(html).not.toContain('<iframe');
});

test('without files there is nothing to open', () => {
  const html = renderToStaticMarkup(<EmbeddedEditor title="Mine" />);
  expect(html).toContain('This editor has no files to open.');
  expect(html).not.toContain('<button');
});
