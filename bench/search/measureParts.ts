import { gzipSync } from 'node:zlib';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { pack } from '../../plugins/search/core/index/pack';
import { unpack } from '../../plugins/search/core/index/unpack';
import { makeShards } from '../../plugins/search/core/shards/makeShards';
import { makeCorpus } from './corpus';
import { describe, measureKeys, SECTIONS, type SearchCost, TEXTS } from './measureSearch';
import { makeTexts } from './texts';

/** A large index, of which browsers load the parts that a query needs. Bytes are compressed. */
export interface PartsCost {
  sections: number;
  indexBytes: number;
  files: number;
  makeMs: number;
  /** Of a query alone, and of one after another. */
  queryBytes: Omit<SearchCost['keyMs'], 'slowest'>;
  nextBytes: Omit<SearchCost['keyMs'], 'slowest'>;
  keyMs: SearchCost['keyMs'];
}

export async function measureParts(texts = TEXTS): Promise<PartsCost> {
  const start = process.cpuUsage();
  const { index, files } = makeShards(makeCorpus(SECTIONS), () => '/');
  const { user, system } = process.cpuUsage(start);
  const packed = pack(index);
  let bytes = 0;
  const open = () =>
    createExactEngine(unpack(packed), undefined, async (path) => {
      const text = files.get(path.slice(1, -'.json'.length)) ?? '';
      bytes += gzipSync(text).length;
      return text;
    });
  const next: number[] = [];
  const engine = open();
  for (const text of makeTexts(texts)) {
    bytes = 0;
    await engine.search({ text });
    next.push(bytes);
  }
  const alone: number[] = [];
  for (const text of makeTexts(Math.ceil(texts / 10))) {
    bytes = 0;
    await open().search({ text });
    alone.push(bytes);
  }
  return {
    sections: SECTIONS,
    indexBytes: gzipSync(packed).length,
    files: files.size,
    makeMs: (user + system) / 1000,
    queryBytes: describe(alone),
    nextBytes: describe(next),
    keyMs: describe(await measureKeys(engine, texts)),
  };
}
