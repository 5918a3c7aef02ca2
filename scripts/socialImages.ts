import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from './programs';
import { DRAWN, FOLDER, hashSocialImages, makeSocialPages } from './social/socialPages';

const SIZE = { width: 1200, height: 630 };

/** Draws what other sites and chats show beside a link: an image for each section, into `static/img/social/`. */
async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
  try {
    const page = await browser.newPage({ viewport: SIZE });
    for (const [name, html] of Object.entries(makeSocialPages())) {
      await page.setContent(html);
      await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    }
  } finally {
    await browser.close();
  }
  writeFileSync(DRAWN, `${JSON.stringify(hashSocialImages(), null, 2)}\n`);
}

void main();
