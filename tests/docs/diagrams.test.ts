import type { Element } from 'hast';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { checkPage } from '../../plugins/docs/core/checkPage';
import { drawDiagram } from '../../plugins/docs/core/diagrams/drawDiagram';
import { isDiagram, readDiagram } from '../../plugins/docs/core/diagrams/readDiagram';
import { drawDiagrams } from '../../plugins/docs/markdown/drawDiagrams';
import { parsePage } from '../../plugins/shared/mdx/parseMdx';
import { readMdx } from '../../plugins/shared/mdx/readMdx';
import { formatProblem } from '../../plugins/shared/problem';
import { listSources, readSource } from '../helpers/sources';

/** As wide as the text of a page on a phone of 390 px. */
const PHONE = 356;

const diagramsOf = (page: string) => readMdx(parsePage(page)).blocks.filter(isDiagram);
const problemsOf = (page: string) =>
  checkPage('a.mdx', readMdx(parsePage(page)), { exists: () => true }).map(formatProblem);
const states = (lines: string) => `\`\`\`states title="A"\n${lines}\n\`\`\``;
const sequence = (lines: string) => `\`\`\`sequence title="A"\n${lines}\n\`\`\``;

function draw(page: string): Element {
  const [block] = diagramsOf(page);
  if (!block) throw new Error('The page has no diagram.');
  return drawDiagram(readDiagram(block).diagram, 'd');
}

function textOf(element: Element, tagName: string): string[] {
  const found: string[] = [];
  visit(element, 'element', (node) => {
    if (node.tagName !== tagName) return;
    const parts: string[] = [];
    visit(node, 'text', ({ value }) => void parts.push(value));
    found.push(parts.join('|'));
  });
  return found;
}

function boxesOf(element: Element, className: string): Array<Record<'x' | 'y' | 'width' | 'height', number>> {
  const found: ReturnType<typeof boxesOf> = [];
  visit(element, 'element', ({ tagName, properties: { className: names, x, y, width, height } }) => {
    if (tagName === 'rect' && Array.isArray(names) && names.includes(className))
      found.push({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) });
  });
  return found;
}

type Box = ReturnType<typeof boxesOf>[number];

function isApart(a: Box, b: Box): boolean {
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

function sizeOf(figure: Element): { width: number; height: number } {
  const [svg] = figure.children as Element[];
  const [, , width, height] = String(svg?.properties.viewBox).split(' ').map(Number);
  return { width: width ?? 0, height: height ?? 0 };
}

describe('the lines of a diagram', () => {
  it.each([
    ['A -> B', { from: 'A', to: 'B', label: '', isDashed: false }],
    ['* -> Logged in: GET /a: now', { from: '*', to: 'Logged in', label: 'GET /a: now', isDashed: false }],
    ['A --> A:  later ', { from: 'A', to: 'A', label: 'later', isDashed: true }],
    ['  有效 --> 已过期：有效期结束', { from: '有效', to: '已过期', label: '有效期结束', isDashed: true }],
    ['On-line -> B', { from: 'On-line', to: 'B', label: '', isDashed: false }],
  ])('%s', (line, step) => {
    const [block] = diagramsOf(states(line));
    expect(block && readDiagram(block)).toMatchObject({ diagram: { steps: [step] }, faults: [] });
  });

  it.each([
    ['no title', '```states\nA -> B\n```', ['1:1', 'has no title']],
    ['no line', '```states title="A"\n```', ['1:1', 'is empty']],
    ['no arrow', states('A -> B\n  A to B'), ['3:3', '`A to B` has no arrow', 'from -> to: label']],
    ['another arrow', states('A => B'), ['2:1', 'has no arrow', 'Did you mean `->`?']],
    ['nothing before', states('-> B'), ['2:1', 'no start', 'Write `*`']],
    ['nothing after', states('A -> : b'), ['2:5', 'no end', 'Write `*`']],
    ['an arrow twice', states('A -> B: c\n\nA -> B: c'), ['4:1', 'Duplicate arrow: see line 2']],
    ['a start of a sequence', sequence('* -> B: c'), ['2:1', 'only actors']],
    ['a message without words', sequence('A --> B'), ['2:6', 'message is empty', '`A --> B: message`']],
    ['in a list', '1. One\n\n   ```states title="A"\n   A\n   ```', ['4:4', 'has no arrow']],
  ])('with %s have a problem at its place', (_what, page, [place = '', ...words]) => {
    const [problem = '', ...more] = problemsOf(page);
    expect(more).toEqual([]);
    expect(problem).toContain(`a.mdx:${place}  error  diagram\n`);
    for (const word of words) expect(problem).toContain(word);
  });

  it('of another language are none', () => {
    expect(problemsOf('```ts\nA to B\n```\n\n```text\nA\n```')).toEqual([]);
  });
});

describe('a diagram of states', () => {
  const figure = draw(states('* -> A: one\nA -> B: two\nA -> C: three\nB -> A: back\nA -> A: again\nC -> *'));

  it('has each state once, what leads back to itself inside, and labels on the arrows', () => {
    const names = textOf(figure, 'text');
    expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual(
      ['A', 'B', 'C', 'back', 'one', 'three', 'two', '↻ again'].toSorted((a, b) => a.localeCompare(b)),
    );
    const boxes = boxesOf(figure, 'diagram-box');
    expect(boxes).toHaveLength(3);
    const [first, second] = boxes;
    expect(first?.height).toBeGreaterThan(second?.height ?? 0);
  });

  it('has a name and a text alternative', () => {
    const [svg] = figure.children as Element[];
    expect(svg?.properties).toMatchObject({ role: 'img', ariaLabelledBy: ['d-title'], ariaDescribedBy: ['d-text'] });
    expect(textOf(figure, 'figcaption')).toEqual(['A']);
    expect(textOf(figure, 'li')).toEqual(['→ A: one', 'A → B: two', 'A → C: three', 'B → A: back', 'A: again', 'C →']);
  });
});

it('a sequence has its actors side by side, and messages from top to bottom', () => {
  const figure = draw(sequence('Game -> Cloud: ask\nCloud --> Game: answer\nGame -> Game: keep it'));
  const [game, cloud] = boxesOf(figure, 'diagram-box');
  expect(game?.y).toBe(cloud?.y);
  expect((game?.x ?? 0) + (game?.width ?? 0)).toBeLessThan(cloud?.x ?? 0);
  const [ask, answer] = boxesOf(figure, 'diagram-gap');
  expect(ask?.y).toBeLessThan(answer?.y ?? 0);
  expect(boxesOf(figure, 'diagram-aside')).toHaveLength(1);
});

it('long words break into lines, Chinese ones too, and a path after its slashes', () => {
  const texts = (label: string) => textOf(draw(states(`A -> B: ${label}`)), 'text').at(-1);
  expect(texts('GET /api/v1/invite/response')).toBe('GET /api/v1/|invite/response');
  expect(texts('玩家很久没有检查会话，因此过期')).toMatch(/^[^|，]+，?\|[^|，]/);
});

it('a page has a figure in place of the block', async () => {
  const processor = unified().use(remarkParse).use(drawDiagrams).use(remarkRehype);
  const page = `${states('A -> B')}\n\n${states('B -> C')}\n\n\`\`\`ts\na -> b\n\`\`\``;
  const tree = await processor.run(processor.parse(page));
  const figures = tree.children.flatMap((node) => (node.type === 'element' ? [node] : []));
  expect(figures.map(({ tagName }) => tagName)).toEqual(['figure', 'figure', 'pre']);
  const ids = figures.slice(0, 2).map(({ children }) => (children[1] as Element).properties.id);
  expect(ids).toEqual(['diagram-1-title', 'diagram-2-title']);
});

describe('the diagrams of this site', () => {
  const CHINESE = 'src/i18n/zh-CN/docusaurus-plugin-content-docs/current/';
  const FENCE = /^```(states|sequence) (.*)\n([^`]*)\n```$/gm;
  const blocksIn = (file: string) =>
    [...readSource(file).matchAll(FENCE)].map(([, lang = '', meta = '', value = '']) => ({
      lang,
      meta,
      value,
      line: 1,
      column: 1,
    }));
  const pages = listSources('docs', /\.mdx$/).filter((file) => blocksIn(file).length > 0);

  it('fit on a phone, and keep their boxes apart', () => {
    expect(pages.length).toBeGreaterThan(10);
    const bad: string[] = [];
    for (const file of [...pages, ...pages.map((page) => page.replace('docs/', CHINESE))]) {
      for (const block of blocksIn(file)) {
        const figure = drawDiagram(readDiagram(block).diagram, 'd');
        const { width, height } = sizeOf(figure);
        const boxes = boxesOf(figure, 'diagram-box');
        const isInside = boxes.every((a) => a.x >= 0 && a.y >= 0 && a.x + a.width <= width && a.y + a.height <= height);
        const areApart = boxes.every((a, index) => boxes.slice(index + 1).every((b) => isApart(a, b)));
        if (width > PHONE || !isInside || !areApart) bad.push(`${file}: ${block.meta}, ${width} wide`);
      }
    }
    expect(bad).toEqual([]);
  });

  it('have the same arrows in both languages', () => {
    const shapeOf = (file: string) =>
      blocksIn(file).map((block) => {
        const { kind, steps } = readDiagram(block).diagram;
        const names = [...new Set(steps.flatMap(({ from, to }) => [from, to]))];
        return [
          kind,
          ...steps.map(({ from, to, isDashed }) => [names.indexOf(from), isDashed, names.indexOf(to)].join()),
        ];
      });
    const shapes = (files: string[]) =>
      Object.fromEntries(files.map((file) => [file.split('/').at(-1), shapeOf(file)]));
    expect(shapes(pages.map((page) => page.replace('docs/', CHINESE)))).toEqual(shapes(pages));
  });
});
