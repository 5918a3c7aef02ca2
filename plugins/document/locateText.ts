import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Source } from '../shared/problem';
import type { SpecDocument } from './core';

/** Finds a text and, unless it is written differently there (as in a folded scalar), a part of it. */
export async function locateText(
  { root, positionOf }: Pick<SpecDocument, 'root' | 'positionOf'>,
  text: string,
  part: string,
  baseDir: string,
): Promise<Source[]> {
  const places = new Map<string, Source>();
  const seen = new Set<object>();
  const walk = (node: object) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const isText = typeof value === 'string' && value.trim() === text.trim();
      const place = isText ? positionOf(node, key, 'value') : undefined;
      if (place) places.set(`${place.file}:${place.line}:${place.column}`, place);
      if (typeof value === 'object' && value !== null) walk(value);
    }
  };
  walk(root);
  const linesOf = createLineReader(baseDir);
  return Promise.all([...places.values()].map(async (place) => findPart(await linesOf(place), place, text, part)));
}

export async function locatePart(place: Source, text: string, part: string, baseDir: string): Promise<Source> {
  return findPart(await createLineReader(baseDir)(place), place, text, part);
}

/** Reads each file once: a text may be in a large document a thousand times. */
function createLineReader(baseDir: string): (place: Source) => Promise<string[]> {
  const lines = new Map<string, Promise<string[]>>();
  const read = async (file: string) => (await readFile(resolve(baseDir, file), 'utf8').catch(() => '')).split('\n');
  return ({ file }) => {
    const found = lines.get(file) ?? read(file);
    lines.set(file, found);
    return found;
  };
}

function findPart(lines: readonly string[], place: Source, text: string, part: string): Source {
  // A block scalar begins after its header line; a folded one has at most as many lines as words.
  const last = place.line + text.split(/\s/).length + 1;
  for (let line = place.line; line <= Math.min(last, lines.length); line += 1) {
    const column = (lines[line - 1] ?? '').indexOf(part, line === place.line ? place.column - 1 : 0);
    if (column >= 0) return { file: place.file, line, column: column + 1 };
  }
  return place;
}
