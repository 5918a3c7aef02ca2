import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { divideNames } from '../../../plugins/runtime/shards/moveChunkNames';

const OWNERS = new Map([
  ['aab6f94e', [3]],
  ['434cb39c', [3, 4]],
]);

/** As Rspack and its minifier write it. */
const RUNTIME =
  'j.e=a=>1,j.u=a=>"assets/js/"+(({10140:"aab6f94e",10183:"434cb39c",9:"main"})[a]||a)+"."+({10140:"6a6139d1",10183:"8ee38fe6",9:"90260444",77:"ccc60444"})[a]+".js",j.miniCssF=a=>""+a+".css",j.p="/",j.gca=function(a){return a=({0xaab6f9:"10140",main:"9"})[a]||a,j.p+j.u(a)}';

interface Runtime {
  u(id: string): string;
  gca(name: string): string;
  chunkNames: Record<string, string | undefined>;
  chunkHashes: Record<string, string | undefined>;
}

describe('The names of chunks in the runtime', () => {
  const { code, moved } = divideNames(RUNTIME, OWNERS);

  it('move to the shards whose pages need them', () => {
    expect(moved).toEqual(
      new Map([
        [3, ['10140:aab6f94e:6a6139d1', '10183:434cb39c:8ee38fe6']],
        [4, ['10183:434cb39c:8ee38fe6']],
      ]),
    );
    expect(code).not.toMatch(/aab6f94e|6a6139d1/);
  });

  it('lead to the same addresses as before, when a shard has added its own', () => {
    const run = (text: string) => runInNewContext(`j = {}; ${text}; j`) as Runtime;
    const [before, after] = [run(RUNTIME), run(code)];
    expect(after.u('10140')).toBe('assets/js/10140.undefined.js');
    for (const chunk of moved.get(3) ?? []) {
      const [id = '', name, hash] = chunk.split(':');
      after.chunkNames[id] = name;
      after.chunkHashes[id] = hash;
    }
    for (const id of ['10140', '10183', '9', '77']) expect(after.u(id)).toBe(before.u(id));
    expect(after.gca('434cb39c')).toBe('/assets/js/434cb39c.8ee38fe6.js');
    expect(after.gca('main')).toBe(before.gca('main'));
  });

  it('stay where the runtime is written differently', () => {
    const other = RUNTIME.replace('[a]||a', '[a]??a');
    expect(divideNames(other, OWNERS)).toEqual({ code: other, moved: new Map() });
  });
});
