import { escapeHtml } from '../../../shared/core/escapeHtml';

/** Demos find the colours where a site of Docusaurus has them. */
const FOLLOW_COLOURS = `const dark = matchMedia('(prefers-color-scheme: dark)');
const followColours = () => document.documentElement.setAttribute('data-theme', dark.matches ? 'dark' : 'light');
dark.addEventListener('change', followColours);
followColours();`;

/** React 18 has replaced `render` by `createRoot`, and 19 has removed it. */
export function writeEntry(demo: string, react: string, locale: string): string {
  const major = Number(/\d+/.exec(react)?.[0] ?? Number.POSITIVE_INFINITY);
  const element = `<Demo locale=${JSON.stringify(locale)} />`;
  const root = "document.getElementById('root')";
  const [imports, mount] =
    major >= 18
      ? ["import { createRoot } from 'react-dom/client';", `createRoot(${root}).render(${element});`]
      : ["import ReactDOM from 'react-dom';", `ReactDOM.render(${element}, ${root});`];
  const react17 = major >= 17 ? '' : "import React from 'react';\n";
  return `${react17}${imports}\nimport Demo from ${JSON.stringify(demo)};\n\n${FOLLOW_COLOURS}\n\n${mount}\n`;
}

export function writePage(title: string, locale: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
  <head>
    <meta charset="utf-8" />
    <meta name="color-scheme" content="light dark" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${escapeHtml(title)}</title>
  </head>
  <body style="margin: 16px">
    <div id="root"></div>
    <script type="module" src="/index.jsx"></script>
  </body>
</html>
`;
}
