import { Graph, layout } from '@dagrejs/dagre';
import type { Element } from 'hast';
import { drawArrow, type Point } from './arrow';
import type { Diagram, Step } from './readDiagram';
import { draw, drawLabel, drawText, type TextBlock, wrap } from './text';

export interface Drawing {
  width: number;
  height: number;
  children: Element[];
}

const STATE = { most: 118, size: 13, padding: { x: 11, y: 7 } };
const LABEL = { most: 104, size: 12 };
const DOT = 12;
const NOTE_GAP = 2;

/** States as boxes from top to bottom, in layers. What leads back to the same state is written in its box. */
export function drawStates({ steps }: Diagram): Drawing {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 16, edgesep: 8, ranksep: 22, marginx: 4, marginy: 4 });
  const states = new Map(
    steps.flatMap(({ from, to }) => [from, nameOfEnd(to)]).map((name) => [name, sizeOf(name, steps)]),
  );
  for (const [name, { width, height }] of states) graph.setNode(name, { width, height });
  const arrows = steps
    .filter(({ from, to }) => from !== to)
    .map((step) => ({ ...step, text: wrap(step.label, LABEL.most, LABEL.size) }));
  for (const [index, { from, to, text }] of arrows.entries()) {
    const size = text.width === 0 ? { width: 0, height: 0 } : { width: text.width + 6, height: text.height + 4 };
    graph.setEdge(from, nameOfEnd(to), { ...size, labelpos: 'c' }, String(index));
  }
  layout(graph);

  const lines: Element[] = [];
  const words: Element[] = [];
  for (const edge of graph.edges()) {
    const { points = [], x = 0, y = 0 } = graph.edge(edge) as { points?: Point[]; x?: number; y?: number };
    const arrow = arrows[Number(edge.name)];
    lines.push(...drawArrow(points, arrow?.isDashed === true));
    if (arrow && arrow.text.width > 0) words.push(...drawLabel(arrow.text, x, y));
  }
  const boxes = [...states].flatMap(([name, size]) => drawState(name, graph.node(name) as Point, size));
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return { width: Math.ceil(width), height: Math.ceil(height), children: [...lines, ...boxes, ...words] };
}

interface StateSize {
  width: number;
  height: number;
  name?: TextBlock;
  notes: TextBlock[];
}

const END = '* end';

function nameOfEnd(to: string): string {
  return to === '*' ? END : to;
}

function sizeOf(state: string, steps: Step[]): StateSize {
  if (state === '*' || state === END) return { width: DOT, height: DOT, notes: [] };
  const { x, y } = STATE.padding;
  const name = wrap(state, STATE.most, STATE.size);
  const notes = steps
    .filter(({ from, to }) => from === state && to === state)
    .map(({ label }) => wrap(`↻ ${label}`, STATE.most, LABEL.size));
  const width = Math.max(name.width, ...notes.map((note) => note.width)) + 2 * x;
  const height = notes.reduce((sum, note) => sum + note.height + NOTE_GAP, name.height) + 2 * y;
  return { width, height, name, notes };
}

function drawState(state: string, { x, y }: Point, { width, height, name, notes }: StateSize): Element[] {
  if (!name) {
    const dot = draw('circle', { className: ['diagram-dot'], cx: x, cy: y, r: state === END ? 3 : 5 });
    return state === END ? [draw('circle', { className: ['diagram-ring'], cx: x, cy: y, r: 5.5 }), dot] : [dot];
  }
  let top = y - height / 2 + STATE.padding.y;
  const place = (text: TextBlock, className: string): Element => {
    const drawn = drawText(text, x, top + text.height / 2, className);
    top += text.height + NOTE_GAP;
    return drawn;
  };
  return [
    draw('rect', { className: ['diagram-box'], x: x - width / 2, y: y - height / 2, width, height, rx: 8 }),
    place(name, 'diagram-name'),
    ...notes.map((note) => place(note, 'diagram-note')),
  ];
}
