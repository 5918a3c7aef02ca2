import type { Browser } from 'playwright-core';
import { escapeText } from '../../plugins/shared/core/description/escapeText';
import type { Look } from './lookAt';

const WIDTH = 960;

/** Writes the screenshots side by side, with a table of what was counted. */
export async function writeSheet(browser: Browser, title: string, looks: Look[], rows: string[][], file: string) {
  const images = looks.map(({ name, screenshot }) => {
    const source = `data:image/png;base64,${screenshot.toString('base64')}`;
    return `<figure><figcaption>${escapeText(name)}</figcaption><img src="${source}"></figure>`;
  });
  const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeText(cell)}</td>`).join('')}</tr>`);
  const style = `body{font:16px sans-serif;margin:16px;width:${WIDTH * looks.length}px}
main{display:flex;gap:12px}figure{margin:0;flex:1}figcaption{font-weight:bold;padding:6px 0}
img{width:100%;border:1px solid #999}td{padding:2px 24px 2px 0}`;
  const page = await browser.newPage({ viewport: { width: WIDTH * looks.length + 32, height: 900 } });
  try {
    await page.setContent(
      `<style>${style}</style><h2>${escapeText(title)}</h2><main>${images.join('')}</main><table>${table.join('')}</table>`,
    );
    await page.screenshot({ path: file, fullPage: true });
  } finally {
    await page.close();
  }
}
