import { runInNewContext } from 'node:vm';
import type { Compilation, Compiler } from 'webpack';
import { groupBy } from '../../shared/core/groupBy';
import type { Plan } from './planShards';

/** By the name of a chunk: the shards that need it. */
type Owners = ReadonlyMap<string, readonly number[]>;

interface Divided {
  code: string;
  /** By shard, as `id:name:hash`. */
  moved: Map<number, string[]>;
}

const MAP = String.raw`\(?(\{[^{}]*\})\)?`;
/** `__webpack_require__.u`, the address of a chunk: its name, if it has one, and its hash. */
const ADDRESS = new RegExp(
  String.raw`(\w+)\.u\s*=\s*([^;]{0,200}?)\(${MAP}\[(\w+)\]\s*\|\|\s*\4\)\s*\+\s*"\."\s*\+\s*${MAP}\[\4\]`,
);
/** `__webpack_require__.gca` of Docusaurus: the address of a chunk by its name. */
const BY_NAME = new RegExp(String.raw`(\w+)\s*=\s*${MAP}\[\1\]\s*\|\|\s*\1`);

const PLACEHOLDER = /%chunks of shard (\d+)%/;

/** Stands in the code of a shard until the names and hashes of its chunks are known. */
export function placeholderOf(shard: number): string {
  return `%chunks of shard ${shard}%`;
}

/**
 * A plugin for Rspack. Its runtime, which each page loads, has the names and hashes of all chunks: those of shards move there.
 * Hashes in files are brought up to date afterwards, wherever they are: see `optimization.realContentHash`. A runtime that is
 * not as expected stays as it is.
 */
export function moveChunkNames(plan: () => Plan | undefined): { apply(compiler: Compiler): void } {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('chunk-names', (compilation) => {
        const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
        compilation.hooks.processAssets.tap({ name: 'chunk-names', stage }, () => {
          const shards = plan()?.shards ?? [];
          if (shards.length > 0) move(compilation, ownersOf(shards));
        });
      });

      function move(compilation: Compilation, owners: Owners): void {
        const { RawSource } = compiler.webpack.sources;
        const moved = new Map<number, string[]>();
        for (const [file, text] of filesOf(compilation, 'runtime~')) {
          const divided = divideNames(text, owners);
          for (const [shard, chunks] of divided.moved) moved.set(shard, chunks);
          if (divided.code !== text) compilation.updateAsset(file, new RawSource(divided.code));
        }
        for (const [file, text] of filesOf(compilation, 'routes-')) {
          const filled = text.replace(PLACEHOLDER, (_, shard) => (moved.get(Number(shard)) ?? []).join());
          compilation.updateAsset(file, new RawSource(filled));
        }
      }
    },
  };
}

function ownersOf(shards: Plan['shards']): Owners {
  const needed = shards.flatMap(({ modules }, shard) => modules.map((name) => ({ name, shard })));
  return new Map([...groupBy(needed, ({ name }) => name)].map(([name, all]) => [name, all.map(({ shard }) => shard)]));
}

function filesOf({ assets, chunks }: Compilation, start: string): Array<[file: string, text: string]> {
  return [...chunks]
    .filter(({ name }) => name?.startsWith(start))
    .flatMap(({ files }) => [...files].map((file): [string, string] => [file, String(assets[file]?.source())]));
}

/** Divides the code of the runtime. */
export function divideNames(code: string, owners: Owners): Divided {
  const moved: Divided['moved'] = new Map();
  let require = '';
  const divided = code.replace(
    ADDRESS,
    (_, own: string, start: string, nameMap: string, id: string, hashMap: string) => {
      require = own;
      const names = parseMap(nameMap);
      const hashes = parseMap(hashMap);
      for (const [chunk, name] of Object.entries(names)) {
        const shards = owners.get(name);
        if (!shards) continue;
        for (const shard of shards)
          moved.set(shard, [...(moved.get(shard) ?? []), `${chunk}:${name}:${hashes[chunk]}`]);
        delete names[chunk];
        delete hashes[chunk];
      }
      return (
        `${own}.chunkNames=${JSON.stringify(names)},${own}.chunkHashes=${JSON.stringify(hashes)},` +
        `${own}.u=${start}(${own}.chunkNames[${id}]||${id})+"."+${own}.chunkHashes[${id}]`
      );
    },
  );
  const at = divided.indexOf(`${require}.gca`);
  if (require === '' || at === -1) return { code: divided, moved };
  const byName = divided
    .slice(at)
    .replace(BY_NAME, `$1=Object.keys(${require}.chunkNames).find(id=>${require}.chunkNames[id]===$1)||$1`);
  return { code: divided.slice(0, at) + byName, moved };
}

function parseMap(literal: string): Record<string, string> {
  return runInNewContext(`(${literal})`) as Record<string, string>;
}
