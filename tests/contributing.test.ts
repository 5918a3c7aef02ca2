import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './helpers/sources';

const TEXT = readFileSync(posix.join(ROOT, 'CONTRIBUTING.md'), 'utf8');

function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith('| ') ? [line.split(' | ').map((cell) => cell.trim())] : []));
}

/** Paths are relative to `plugins/`, to the project, or to the folder of the one before. */
function findMissing(cell: string): string[] {
  let folder = '';
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, path = '']) => path).flatMap((path) => {
    const isName = /^[\w-]+\.tsx?$/.test(path);
    if (!isName && !/^[\w.-]+\//.test(path)) return [];
    // `rules/<rule>.ts` is a file of a folder.
    const fixed = path.replace(/[^/]*<.*$/, '');
    const beside = posix.join(folder, fixed);
    const places = [beside, ...(isName ? [] : [posix.join('plugins', fixed), fixed])];
    const found = places.find((place) => existsSync(posix.join(ROOT, place)));
    if (found !== undefined && found !== beside) folder = /\.\w+$/.test(found) ? posix.dirname(found) : found;
    return found === undefined ? [path] : [];
  });
}

it('each file that CONTRIBUTING names in "Where is …" is there', () => {
  const [, section = ''] = /### Where is …\n([\s\S]*?)\n## /.exec(TEXT) ?? [];
  const cells = rowsOf(section).map(([, cell = '']) => cell);
  expect(cells.length).toBeGreaterThan(50);
  expect(cells.flatMap(findMissing)).toEqual([]);
  expect(findMissing('`document/core/rules/<rule>.ts`, `settings.ts`, `gone.ts`, `gone/a.ts`')).toEqual([
    'gone.ts',
    'gone/a.ts',
  ]);
});

it('CONTRIBUTING draws all rooms, with arrows only to those that are above them in its table', () => {
  const [, table = ''] = /\| room of `plugins\/` [^\n]*\n([\s\S]*?)\n\n/.exec(TEXT) ?? [];
  const rooms = Array.from(table.matchAll(/^\| `(\w+)`/gm), ([, room = '']) => room);
  const [, drawing = ''] = /flowchart RL\n([\s\S]*?)```/.exec(TEXT) ?? [];
  const arrows = drawing.split('\n').flatMap((line) => {
    const [from = [], to = []] = line.split('-->').map((names) => names.trim().split(' & '));
    return from.flatMap((one) => to.map((other) => [one, other] as const));
  });
  expect(new Set(arrows.flat())).toEqual(new Set(rooms));
  expect(arrows.filter(([from, to]) => rooms.indexOf(to) >= rooms.indexOf(from))).toEqual([]);
});
