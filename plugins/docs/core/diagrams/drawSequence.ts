import type { Element } from 'hast';
import { drawArrow } from './arrow';
import type { Drawing } from './drawStates';
import type { Diagram, Step } from './readDiagram';
import { draw, drawLabel, drawText, wrap } from './text';

/** As wide as the text of a phone. */
const WIDTH = 346;
const NAME = { size: 13, padding: 8 };
const MESSAGE = { size: 12, gap: 5, after: 12 };
const ASIDE = { size: 12, padding: 6 };

/** Actors side by side, and their messages from top to bottom. */
export function drawSequence({ steps }: Diagram): Drawing {
  const actors = [...new Set(steps.flatMap(({ from, to }) => [from, to]))];
  const column = WIDTH / Math.max(actors.length, 2);
  const centreOf = (name: string) => column * (actors.indexOf(name) + 0.5);
  const names = actors.map((name) => ({ name, text: wrap(name, column - 3 * NAME.padding, NAME.size) }));
  const top = Math.max(...names.map(({ text }) => text.height)) + 2 * NAME.padding;

  let y = top + MESSAGE.after;
  const messages = steps.flatMap((step) => {
    const { elements, height } = step.from === step.to ? drawAside(step) : drawMessage(step);
    y += height + MESSAGE.after;
    return elements;
  });
  const boxes = names.flatMap(({ name, text }): Element[] => {
    const x = centreOf(name);
    const width = Math.max(text.width + 2 * NAME.padding, 52);
    return [
      draw('path', { className: ['diagram-life'], d: `M${x},${top}V${y}` }),
      draw('rect', { className: ['diagram-box'], x: x - width / 2, y: 1, width, height: top - 1, rx: 8 }),
      drawText(text, x, top / 2, 'diagram-name'),
    ];
  });
  return { width: WIDTH, height: Math.ceil(y) + 2, children: [...boxes, ...messages] };

  function drawMessage({ from, to, label, isDashed }: Step): { elements: Element[]; height: number } {
    const [start, end] = [centreOf(from), centreOf(to)];
    const text = wrap(label, Math.abs(end - start) - 10, MESSAGE.size);
    const level = y + text.height + MESSAGE.gap;
    const arrow = drawArrow(
      [
        { x: start, y: level },
        { x: end, y: level },
      ],
      isDashed,
    );
    const words = drawLabel(text, (start + end) / 2, y + text.height / 2);
    return { elements: [...arrow, ...words], height: text.height + MESSAGE.gap };
  }

  function drawAside({ from, label }: Step): { elements: Element[]; height: number } {
    const text = wrap(label, column - 2 * ASIDE.padding - 4, ASIDE.size);
    const [width, height] = [text.width + 2 * ASIDE.padding, text.height + 2 * ASIDE.padding];
    const x = centreOf(from);
    const box = draw('rect', { className: ['diagram-aside'], x: x - width / 2, y, width, height, rx: 5 });
    return { elements: [box, drawText(text, x, y + height / 2, 'diagram-note')], height };
  }
}
