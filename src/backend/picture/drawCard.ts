import { hashText } from '../state/hash';
import type { Picture } from './encodePng';

type Colour = [red: number, green: number, blue: number];

/** 5:4, the shape in which platforms show a shared link. */
const WIDTH = 300;
const HEIGHT = 240;
const EMBLEM = { cells: 5, size: 18, top: 62 };

/** A landscape that follows from `scene`, with an emblem that follows from `mark`. The same texts, the same picture. */
export function drawCard(scene: string, mark: string): Picture {
  const [tint, shape, place] = hashText(scene);
  const hue = tint % 360;
  const sky: [Colour, Colour] = [colour(hue, 0.62, 0.46), colour(hue + 50, 0.85, 0.8)];
  const sun = { x: 50 + (place % 200), y: 70 + ((place >>> 8) % 50), radius: 26 + ((place >>> 16) % 16) };
  const light = colour(hue + 60, 0.9, 0.9);
  const hills = [0, 1, 2].map((layer) => {
    const wave = 34 + ((shape >>> (layer * 5)) % 32);
    const shift = ((shape >>> (layer * 7)) % 628) / 100;
    const top = (x: number) => 150 + layer * 28 - (22 - layer * 4) * Math.sin(x / wave + shift);
    const tops = Float64Array.from({ length: WIDTH }, (_, x) => top(x));
    return { tops, colour: colour(hue + 14 * layer, 0.45, 0.44 - layer * 0.11) };
  });
  const emblem = drawEmblem(mark);
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  let at = 0;
  for (let y = 0; y < HEIGHT; y += 1) {
    const air = blend(sky[0], sky[1], Math.min(1, y / 170));
    for (let x = 0; x < WIDTH; x += 1) {
      let here = blend(air, light, inside(sun.radius - distance(x - sun.x, y - sun.y)) * 0.85);
      for (const hill of hills) here = blend(here, hill.colour, inside(y - (hill.tops[x] ?? 0)));
      here = blend(here, [255, 255, 255], emblem(x, y));
      for (const part of here) {
        pixels[at] = Math.round(part);
        at += 1;
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

/** Round dots in a square that is the same on both sides. Answers how much of a place they cover. */
function drawEmblem(mark: string): (x: number, y: number) => number {
  const [bits] = hashText(mark);
  const { cells, size, top } = EMBLEM;
  const left = (WIDTH - cells * size) / 2;
  return (x, y) => {
    const column = Math.floor((x - left) / size);
    const row = Math.floor((y - top) / size);
    if (column < 0 || row < 0 || column >= cells || row >= cells) return 0;
    const bit = row * 3 + Math.min(column, cells - 1 - column);
    if (((bits >>> bit) & 1) === 0) return 0;
    const centre = [left + (column + 0.5) * size, top + (row + 0.5) * size] as const;
    return inside(size / 2 - 1 - distance(x + 0.5 - centre[0], y + 0.5 - centre[1])) * 0.94;
  };
}

/** 1 inside of an edge, 0 outside of it, in between on it: soft edges. */
function inside(distance: number): number {
  return Math.max(0, Math.min(1, distance + 0.5));
}

/** Much faster than `Math.hypot`, and it is asked for every pixel. */
function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

function blend(below: Colour, above: Colour, share: number): Colour {
  if (share === 0) return below;
  const mix = (at: 0 | 1 | 2) => below[at] + (above[at] - below[at]) * share;
  return [mix(0), mix(1), mix(2)];
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
function colour(hue: number, saturation: number, lightness: number): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [part(0), part(8), part(4)];
}
