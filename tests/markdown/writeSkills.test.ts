import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { PublishedApi } from '../../plugins/markdown/listApis';
import { writeSkills } from '../../plugins/markdown/writeSkills';

const HOST = 'https://docs.example/shop';

function api(calls: number, servers: string[] = ['https://api.example/v1']): PublishedApi {
  const operations = Array.from({ length: calls }, (_, number) => ({
    title: `Call ${number} of [all]`,
    method: 'GET',
    path: `/pets/${number}`,
    href: `/api/pets#call-${number}`,
    caller: 'anyone' as const,
  }));
  return {
    isLast: true,
    data: {
      download: { folder: '/api', formats: ['json'] },
      operations: [{ path: 'api/pets', title: 'Pets', href: '/api/pets', operations }],
      patterns: {},
      security: [{ key: 'session', type: 'apiKey', kind: 'query', carrier: '?session_key=', flows: [] }],
      servers: servers.map((url) => ({ url, variables: [] })),
      addresses: servers,
      samples: { comments: {} as never, calls: {} },
    },
  };
}

function write(apis: PublishedApi[]) {
  const page = (path: string) => ({ title: path, address: `${HOST}/${path}.md`, description: `About ${path}.` });
  return writeSkills(apis, {
    title: 'Pet Shop: all pets',
    summary: 'Pets, "fresh".',
    sections: [
      { title: 'Guide', pages: [page('guide/start')] },
      { title: 'API', pages: [page('api/pets')] },
    ],
    wholeOf: (path) => `${HOST}${path}`,
    twinOf: (path) => `${HOST}${path}.md`,
  });
}

it('a site with a document has a skill in the format of agentskills.io, with its calls, credentials and guides', () => {
  const skill = write([api(2)]).get('skill.md') ?? '';
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(skill) ?? [];
  const { name, description } = parse(head) as { name: string; description: string };
  expect(name).toBe('pet-shop-all-pets');
  expect(description).toMatch(/^Pets, "fresh"\. Use it to /);
  expect(body).toContain(`npx -p @livespec/docusaurus livespec mcp ${HOST}/api/openapi.json`);
  expect(body).toContain(
    `- [Pets](${HOST}/api/pets.md)\n  - \`GET /pets/0\` Call 0 of [all]\n  - \`GET /pets/1\` Call 1 of [all]\n`,
  );
  expect(body).toContain('- session: `?session_key=`');
  expect(body).toContain(`## Guide\n\n- [guide/start](${HOST}/guide/start.md): About guide/start.`);
  expect(body).not.toContain('About api/pets');
});

it('thousands of calls are only named by their pages', () => {
  const skill = write([api(2000)]).get('skill.md') ?? '';
  expect(skill).toContain(`- [Pets](${HOST}/api/pets.md)`);
  expect(skill.length).toBeLessThan(2000);
});

it('the index of skills has the digest of what is served, and the catalogue leads to the document', () => {
  const files = write([api(1)]);
  const { skills } = JSON.parse(files.get('.well-known/agent-skills/index.json') ?? '') as { skills: object[] };
  const sha256 = createHash('sha256')
    .update(files.get('skill.md') ?? '')
    .digest('hex');
  expect(skills).toMatchObject([
    { name: 'pet-shop-all-pets', type: 'skill-md', url: `${HOST}/skill.md`, digest: `sha256:${sha256}` },
  ]);
  expect(JSON.parse(files.get('.well-known/api-catalog') ?? '')).toEqual({
    linkset: [
      {
        anchor: 'https://api.example/v1',
        'service-desc': [{ href: `${HOST}/api/openapi.json`, type: 'application/json' }],
        'service-doc': [
          { href: `${HOST}/api`, type: 'text/html' },
          { href: `${HOST}/skill.md`, type: 'text/markdown' },
        ],
      },
    ],
  });
  expect(write([api(1, ['/v1'])]).get('.well-known/api-catalog')).toContain(`"anchor": "${HOST}/api"`);
});

it('a site without a document has none of these', () => {
  expect(write([]).size).toBe(0);
});
