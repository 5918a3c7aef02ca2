import type { JsonObject } from '../../../plugins/shared/core/json';
import { CORPUS } from './corpus';
import { fillPositions, POSITIONS } from './positions';

const COPIES = 4;

export interface PlacedText {
  position: string;
  /** A unique word in the text. */
  mark: string;
  text: string;
}

/** Combines every kind of place with several texts, and every text with many kinds of places. */
export function hostileDocument(): { document: JsonObject; placed: PlacedText[] } {
  const texts = Object.values(CORPUS);
  const placed = Array.from({ length: COPIES }, (_, copy) =>
    POSITIONS.map((position, index): PlacedText => {
      const mark = `q${copy}x${index}q`;
      const text = texts[(index + copy * 11) % texts.length] ?? '';
      return { position, mark, text: `${text}${position.endsWith('*') ? '\n\n' : ' '}${mark}` };
    }),
  );
  const copies = placed.map((own, copy) => {
    const textOf = new Map(own.map(({ position, text }) => [position, text]));
    const filled = fillPositions((position) => textOf.get(position) ?? '');
    return { ...filled, 'x-error-catalogue': renumber(filled['x-error-catalogue'], copy + 1) };
  });
  const shown = placed.flatMap((own, copy) => own.filter(({ position }) => copy === 0 || !ONCE.test(position)));
  return { document: copies.reduce<JsonObject>((all, copy) => merge(all, copy), {}), placed: shown };
}

/** Only one copy may have these. */
const ONCE = /^(info|version|terms|contact|license|logo|docs|connect|http|bearer) ?/;

function renumber(catalogue: unknown, code: number): JsonObject[] {
  return (catalogue as JsonObject[]).map((entry) => ({ ...entry, code }));
}

function merge(a: JsonObject, b: JsonObject): JsonObject {
  const merged: JsonObject = { ...b, ...a };
  for (const key of ['tags', 'servers', 'x-tagGroups', 'x-error-catalogue']) {
    merged[key] = [a[key], b[key]].flat().filter((item) => item !== undefined);
  }
  for (const key of ['paths', 'webhooks']) merged[key] = { ...(b[key] as JsonObject), ...(a[key] as JsonObject) };
  const [ours, theirs] = [a, b].map(({ components }) => (components ?? {}) as Record<string, JsonObject>);
  merged['components'] = Object.fromEntries(
    ['schemas', 'securitySchemes'].map((key) => [key, { ...theirs?.[key], ...ours?.[key] }]),
  );
  return merged;
}
