import type { Element } from 'hast';
import { drawSequence } from './drawSequence';
import { drawStates } from './drawStates';
import { type Diagram, describeStep } from './readDiagram';
import { draw } from './text';

export type { Diagram };

/** How much larger than drawn a diagram may become where there is room. */
const LARGEST = 1.2;

/** A figure with its title, and its arrows in words for readers who cannot see them. `id` is its own in the page. */
export function drawDiagram(diagram: Diagram, id: string): Element {
  const { width, height, children } = diagram.kind === 'states' ? drawStates(diagram) : drawSequence(diagram);
  const [title, words] = [`${id}-title`, `${id}-text`];
  return draw('figure', { className: ['diagram'] }, [
    draw(
      'svg',
      {
        viewBox: `0 0 ${width} ${height}`,
        width: Math.round(width * LARGEST),
        role: 'img',
        ariaLabelledBy: [title],
        ariaDescribedBy: [words],
      },
      children,
    ),
    draw('figcaption', { id: title }, [{ type: 'text', value: diagram.title }]),
    draw(
      'ul',
      { id: words, className: ['diagram-text'] },
      diagram.steps.map((step) => draw('li', {}, [{ type: 'text', value: describeStep(step) }])),
    ),
  ]);
}
