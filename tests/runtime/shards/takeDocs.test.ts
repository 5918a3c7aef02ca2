import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { printDocs, takeDocs } from '../../../plugins/runtime/shards/takeDocs';

const DOCS = [
  { id: 'main', path: '/doc/', sidebar: 'api' },
  { id: 'a', path: '/doc/a', sidebar: 'api' },
  { id: 'b', path: '/doc/b', sidebar: 'api' },
];
const version = { name: 'current', mainDocId: 'main', docs: DOCS };
const dataWith = (...versions: Array<typeof version>) => ({
  'docusaurus-plugin-content-docs': { default: { path: '/doc', versions } },
  other: { kept: true },
});

describe('Pages in the global data', () => {
  it('move to their shards, whether or not addresses end with a slash', () => {
    const { rest, added } = takeDocs(dataWith(version), [['/doc/', '/doc/a/'], ['/doc/b/']]);
    expect(rest).toEqual(dataWith({ ...version, docs: DOCS.slice(0, 1) }));
    expect(added).toEqual([{ default: [DOCS[1]] }, { default: [DOCS[2]] }]);
  });

  it('stay where there are several versions', () => {
    const data = dataWith(version, { ...version, name: '1.0' });
    expect(takeDocs(data, [['/doc/a']])).toEqual({ rest: data, added: [{}] });
  });

  it('come back with their shard', () => {
    const globalData = takeDocs(dataWith(version), [['/doc/a', '/doc/b']]);
    runInNewContext(printDocs(globalData.added[0] ?? {}), { globalData: globalData.rest });
    expect(globalData.rest).toEqual(dataWith(version));
  });
});
