import { beforeAll, describe, expect, it } from 'vitest';
import { findSampleLanguage } from '../../plugins/samples/core/languages';
import type { SampleRequest } from '../../plugins/samples/core/sample/types';
import { sampleRequests } from './support/arbitrary-request';
import type { Arrived } from './support/arrived';
import { expectArrived } from './support/expect-arrived';
import { goPackages, readGo } from './support/read-go';
import { javaNames, readJava } from './support/read-java';
import { realisticRequests } from './support/realistic-requests';
import { loadParser, type SyntaxNode } from './support/syntax';

interface Language {
  id: 'java' | 'go';
  read(root: SyntaxNode): Arrived;
  names(root: SyntaxNode): { imported: string[]; used: string[] };
}

const languages: Language[] = [
  { id: 'java', read: readJava, names: javaNames },
  { id: 'go', read: readGo, names: goPackages },
];

/** Compilers may be missing, so samples are parsed and interpreted. */
describe.each(languages)('$id samples, read', ({ id, read, names }) => {
  let parse: (code: string) => SyntaxNode;
  beforeAll(async () => {
    parse = await loadParser(id);
  });

  const write = (request: SampleRequest) => findSampleLanguage(id)?.write(request) ?? '';
  const requests = [
    ...sampleRequests(300, (index) => `https://api.example.org/${index}`),
    ...Object.values(realisticRequests),
  ];

  it('send what the request says, whatever is in it', async () => {
    for (const request of requests) {
      try {
        await expectArrived(read(parse(write(request))), request, { cookies: true });
      } catch (error) {
        throw new Error(`${JSON.stringify(request)}\n${write(request)}\n${String(error)}`, { cause: error });
      }
    }
  });

  it('import what they use, and nothing else', () => {
    for (const request of requests) {
      const sample = write(request);
      const { imported, used } = names(parse(sample));
      expect({ sample, imported }).toEqual({ sample, imported: used });
    }
  });
});
