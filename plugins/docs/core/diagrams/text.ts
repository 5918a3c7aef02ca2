import type { Element } from 'hast';

const WIDE = /[\u2e80-\uffef]/;
/** A line may break after each of them: a word, or a Chinese character with its punctuation. */
const WORDS = /\s+|[（“「]?[\u2e80-\uffef][，。、；：！？）」”]*|[^\s\u2e80-\uffef]+/g;
/** Where a long path may break. */
const PARTS = /\/?[^/]+\/?|\//g;
const LINE_HEIGHT = 1.3;

export interface TextBlock {
  lines: string[];
  width: number;
  height: number;
  size: number;
}

/** An estimate, on the safe side: fonts differ between systems, and there is no browser to ask. */
function widthOf(text: string, size: number): number {
  let em = 0;
  for (const character of text) {
    if (WIDE.test(character)) em += 1;
    else if (/[mwMW@%−+=→]/.test(character)) em += 0.9;
    else if (/[ilj.,:;'|!/()\s]/.test(character)) em += 0.36;
    else em += /[A-Z0-9_]/.test(character) ? 0.66 : 0.6;
  }
  return em * size;
}

/** Breaks a text into as few lines of at most `most` pixels as possible, of similar lengths. */
export function wrap(text: string, most: number, size: number): TextBlock {
  let lines = breakLines(text, most, size);
  for (let less = most - 4; less > most / 2; less -= 4) {
    const narrower = breakLines(text, less, size);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  const width = Math.max(0, ...lines.map((one) => widthOf(one, size)));
  return { lines, width: Math.ceil(width), height: Math.ceil(lines.length * size * LINE_HEIGHT), size };
}

/** A word that is longer gets a line of its own. */
function breakLines(text: string, most: number, size: number): string[] {
  const pieces = [...text.matchAll(WORDS)].flatMap(([word]) =>
    widthOf(word, size) > most ? (word.match(PARTS) ?? []) : [word],
  );
  const lines = [''];
  for (const piece of pieces) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && widthOf((line + piece).trimEnd(), size) > most) lines.push(piece.trimStart());
    else lines[lines.length - 1] = line + piece;
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** A text on a line: what is behind it is hidden. */
export function drawLabel(text: TextBlock, x: number, y: number): Element[] {
  const { width, height } = text;
  const box = { x: x - width / 2 - 2, y: y - height / 2, width: width + 4, height };
  return [draw('rect', { className: ['diagram-gap'], ...box }), drawText(text, x, y, 'diagram-label')];
}

/** The text, centred at this point. */
export function drawText({ lines, height, size }: TextBlock, x: number, y: number, className: string): Element {
  const step = size * LINE_HEIGHT;
  const first = y - height / 2 + step / 2;
  return draw(
    'text',
    { className: [className], fontSize: size },
    lines.map((line, index) => draw('tspan', { x, y: first + index * step }, [{ type: 'text', value: line }])),
  );
}

type Attributes = Record<string, string | number | string[]>;

export function draw(tagName: string, attributes: Attributes, children: Element['children'] = []): Element {
  const entries = Object.entries(attributes).map(([name, value]) => [
    name,
    typeof value === 'number' ? String(round(value)) : value,
  ]);
  return { type: 'element', tagName, properties: Object.fromEntries(entries) as Element['properties'], children };
}

export function round(number: number): number {
  return Math.round(number * 10) / 10;
}
