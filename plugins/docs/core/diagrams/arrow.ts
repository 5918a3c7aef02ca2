import type { Element } from 'hast';
import { draw, round } from './text';

export interface Point {
  x: number;
  y: number;
}

const HEAD = 7;

/** A smooth line through the points, with a head at its end. */
export function drawArrow(points: Point[], isDashed: boolean): Element[] {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return [];
  const before = rest.at(-2) ?? first;
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const along = { x: (last.x - before.x) / length, y: (last.y - before.y) / length };
  const neck = { x: last.x - along.x * HEAD, y: last.y - along.y * HEAD };
  const side = { x: -along.y * HEAD * 0.55, y: along.x * HEAD * 0.55 };
  const head = [last, { x: neck.x + side.x, y: neck.y + side.y }, { x: neck.x - side.x, y: neck.y - side.y }];
  return [
    draw('path', {
      className: isDashed ? ['diagram-line', 'diagram-dashed'] : ['diagram-line'],
      d: curve([first, ...rest.slice(0, -1), neck]),
    }),
    draw('path', { className: ['diagram-head'], d: `M${head.map(write).join('L')}Z` }),
  ];
}

/** Bends at each inner point, halfway from neighbour to neighbour. */
function curve(points: Point[]): string {
  const [first = { x: 0, y: 0 }, ...rest] = points;
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    if (!next) return `L${write(point)}`;
    return `Q${write(point)} ${write({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return `M${write(first)}${parts.join('')}`;
}

function write({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}
