import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { startStaticServer } from '../tests/e2e/support/staticServer';
import { chromiumArguments, findChromium } from './programs';

const ROOT = resolve(__dirname, '..');
const OUT = join(ROOT, 'screenshots');
const BASE = '/doc/';

const PAGES = {
  home: '',
  guide: 'guide',
  'api-page': 'api/business-invite',
  model: 'api/model',
  errors: 'api/errors',
  'not-found': 'no/such/page',
};
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1024, 1440];

const CHOSEN = { 'screenshot.png': 'api-page-light-1440.png', 'screenshot-dark.png': 'home-dark-1440.png' };
const MOST_BYTES = 250_000;

/**
 * Takes screenshots of the built site into `screenshots/`. Builds it if needed; `SITE_BUILD` names another build.
 * `--locale zh-CN` selects a language, `--full` takes whole pages; both leave the README's pictures alone.
 */
async function main(args: string[]): Promise<void> {
  const at = args.indexOf('--locale');
  const locale = at < 0 ? '' : `${args[at + 1] ?? ''}/`;
  const fullPage = args.includes('--full');
  const { origin, server } = await startStaticServer(findBuild(), BASE);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
  try {
    rmSync(OUT, { recursive: true, force: true });
    mkdirSync(OUT, { recursive: true });
    for (const theme of THEMES) {
      for (const width of WIDTHS) await takeAll(browser, `${origin}${BASE}${locale}`, { theme, width, fullPage });
    }
  } finally {
    await browser.close();
    server.close();
  }
  console.log(`Took ${Object.keys(PAGES).length * THEMES.length * WIDTHS.length} pictures: ${OUT}`);
  if (!locale && !fullPage) copyChosen();
}

function findBuild(): string {
  const folder = resolve(ROOT, process.env.SITE_BUILD ?? 'build');
  if (existsSync(join(folder, 'index.html'))) return folder;
  const { status } = spawnSync('npm', ['run', 'build', '--', '--out-dir', folder], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('There is no build to take pictures of, and making one failed.');
  return folder;
}

interface Look {
  theme: (typeof THEMES)[number];
  width: number;
  fullPage: boolean;
}

async function takeAll(browser: Browser, site: string, { theme, width, fullPage }: Look): Promise<void> {
  const viewport = { width, height: width < 600 ? 844 : 900 };
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(`${site}${path}?docusaurus-theme=${theme}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.screenshot({ path: join(OUT, `${name}-${theme}-${width}.png`), fullPage });
  }
  await context.close();
}

function copyChosen(): void {
  for (const [copy, name] of Object.entries(CHOSEN)) {
    const { size } = statSync(join(OUT, name));
    if (size > MOST_BYTES)
      throw new Error(`${name} has ${size} bytes, more than ${MOST_BYTES}: too many for the README.`);
    copyFileSync(join(OUT, name), join(ROOT, 'static/img', copy));
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
