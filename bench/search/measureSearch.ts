import { gzipSync } from 'node:zlib';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { pack } from '../../plugins/search/core/index/pack';
import { unpack } from '../../plugins/search/core/index/unpack';
import type { SearchEngine } from '../../plugins/search/core/types';
import { makeCorpus } from './corpus';
import { makeTexts } from './texts';

export interface SearchCost {
  sections: number;
  sectionBytes: number;
  loadMs: number;
  /** CPU time from a key press to its result. */
  keyMs: { median: number; p95: number; slowest: number };
}

export const SECTIONS = 20_000;
export const TEXTS = 300;
/** Each key's best time counts, after compilation. */
const ROUNDS = 3;

export interface SearchModules {
  createExactEngine: typeof createExactEngine;
  pack: typeof pack;
  unpack: typeof unpack;
}

/** `modules`: of the version to measure; `texts`: how many are typed. */
export async function measureSearch(
  modules: SearchModules = { createExactEngine, pack, unpack },
  texts = TEXTS,
): Promise<SearchCost> {
  const packed = modules.pack(makeCorpus(SECTIONS));
  const start = readClock();
  const engine = modules.createExactEngine(modules.unpack(packed));
  await engine.load();
  const loadMs = readClock() - start;
  const sectionBytes = gzipSync(packed).length / SECTIONS;
  return { sections: SECTIONS, sectionBytes, loadMs, keyMs: describe(await measureKeys(engine, texts)) };
}

export async function measureKeys(engine: SearchEngine, count: number): Promise<number[]> {
  const texts = makeTexts(count);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await typeAll(engine, texts));
  return (rounds[0] ?? []).map((_, key) => Math.min(...rounds.map((times) => times[key] ?? Infinity)));
}

/** Types each text and returns the milliseconds of each letter, including the copy that a worker would make. */
async function typeAll(engine: SearchEngine, texts: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const text of texts) {
    for (let length = 1; length <= text.length; length++) {
      const start = readClock();
      structuredClone(await engine.search({ text: text.slice(0, length) }));
      times.push(readClock() - start);
    }
  }
  return times;
}

/** CPU time in milliseconds. */
function readClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function describe(times: number[]): SearchCost['keyMs'] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95), slowest: at(1) };
}
