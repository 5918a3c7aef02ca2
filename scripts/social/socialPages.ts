import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
export const FOLDER = join(ROOT, 'static/img/social');
/** A hash of each image and the page that it was drawn from: a test finds images that are out of date. */
export const DRAWN = join(__dirname, 'drawn.json');

/** Code is the same in every language, so one image serves all. */
const IMAGES: Record<string, { place: string; lines: string[] }> = {
  home: {
    place: '/doc',
    lines: [
      call('GET', '/api/v1/wx/login'),
      call('POST', '/api/v1/archive/set/{id}'),
      call('GET', '/api/v1/rank/page/{id}'),
    ],
  },
  guide: {
    place: '/doc/guide',
    lines: [
      '<i>const</i> player = <i>await</i> <u>openSession</u>();',
      '<u>change</u>({ level: <s>12</s> });',
      '<i>await</i> <u>save</u>();',
      '<i>const</i> board = <i>await</i> <u>loadBoard</u>(filters);',
    ],
  },
  api: {
    place: '/doc/api',
    lines: [
      call('GET', '/api/v1/archive/get/{id}'),
      call('POST', '/api/v1/archive/batch_set'),
      call('PUT', '/api/v1/help/finish'),
      call('DELETE', '/api/v1/archive/delete/{id}'),
    ],
  },
  server: {
    place: '/doc/server',
    lines: [
      call('GET', '/api/v1/oauth/access_token'),
      '{ <q>expiresIn</q>: <s>7200</s>, <q>accessToken</q>: <q>…</q> }',
    ],
  },
  public: {
    place: '/doc/public',
    lines: [
      call('GET', '/timestamp'),
      call('GET', '/api/v1/location/ip2region'),
      call('GET', '/api/v1/location/coord2region'),
    ],
  },
};

function call(method: string, path: string): string {
  return `<em class="${method}">${method}</em>${path.replace(/\{\w+\}/g, '<b>$&</b>')}`;
}

const STYLE = `
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 84px 90px; display: flex;
    flex-direction: column; justify-content: space-between; color: #eceef5;
    background: #0e1016; border-bottom: 14px solid #6a5ae0;
    font-family: system-ui, sans-serif; }
  header { display: flex; align-items: center; gap: 26px; font-size: 68px; font-weight: 700; letter-spacing: -0.03em; }
  header svg { width: 92px; height: 92px; }
  header path { stroke: #9d90ff; }
  .large { position: absolute; top: -70px; right: -110px; width: 760px; height: 760px; }
  .large path { stroke: #191c2b; stroke-width: 1.6; }
  :is(header, ul, footer) { position: relative; }
  ul { margin: 0; padding: 0; list-style: none; font: 33px / 1.9 ui-monospace, "DejaVu Sans Mono", monospace; white-space: pre; }
  em { display: inline-block; width: 132px; margin-right: 30px; border-radius: 10px; font: 700 25px / 46px monospace; text-align: center;
    vertical-align: 3px; }
  .GET { color: #7db4ff; background: #13233d; } .POST { color: #6fd6a0; background: #102a1e; }
  .PUT { color: #f0b65e; background: #2e2210; } .DELETE { color: #ff9088; background: #351917; }
  b { color: #b9afff; font-weight: 600; } i { color: #c7a6ff; font-style: normal; } u { color: #8fc0ff; text-decoration: none; }
  s { color: #f5b27a; text-decoration: none; } q { color: #8fdcb0; } q::before, q::after { content: '"'; }
  footer { font: 28px monospace; color: #969cb0; }
`;

/** The page of each image, by its name. */
export function makeSocialPages(): Record<string, string> {
  const logo = readFileSync(join(ROOT, 'static/img/logo.svg'), 'utf8');
  const large = logo.replace('<svg', '<svg class="large"');
  const pages = Object.entries(IMAGES).map(([name, { place, lines }]) => {
    const list = lines.map((line) => `<li>${line}</li>`).join('');
    const header = `<header>${logo}Cloud</header>`;
    return [name, `<style>${STYLE}</style>${large}${header}<ul>${list}</ul><footer>${place}</footer>`] as const;
  });
  return Object.fromEntries(pages);
}

/** Of all images, as they are in their folder. */
export function hashSocialImages(): Record<string, string> {
  const hashes = Object.entries(makeSocialPages()).map(([name, page]) => {
    const image = readFileSync(join(FOLDER, `${name}.png`));
    return [name, createHash('sha256').update(page).update(image).digest('hex')] as const;
  });
  return Object.fromEntries(hashes);
}
