import { expect, it } from 'vitest';
import { readProblems } from '../../plugins/check/checkTypes';
import { readRequests } from '../../plugins/check/core/samples/readRequests';
import { BASE } from './rules/base';
import { checkFiles } from './support/checkFiles';

it.each([
  ['curl https://a.org/x', { method: 'GET', url: 'https://a.org/x' }],
  ["curl -X DELETE 'https://a.org/x' # gone", { method: 'DELETE', url: 'https://a.org/x' }],
  [
    'curl -G https://a.org/x \\\n  --data-urlencode "key=$KEY" --data-urlencode \'text=a b\'',
    { method: 'GET', url: 'https://a.org/x?key=$KEY&text=a%20b' },
  ],
  [
    'curl "https://a.org/x?id=1" -H \'Accept: text/plain\' -d "{\\"a\\": 1}"',
    { method: 'POST', url: 'https://a.org/x?id=1', headers: [['Accept', 'text/plain']], body: '{"a": 1}' },
  ],
  [
    "curl --json '[]' -o out.json https://a.org/x",
    { method: 'POST', body: '[]', headers: [['Content-Type', 'application/json']] },
  ],
  [
    "curl https://a.org/x --max-redirs 3 -d '{\n  \"a\": 1\n}' # it's JSON\necho 'done'",
    { method: 'POST', url: 'https://a.org/x', body: '{\n  "a": 1\n}' },
  ],
])('reads %s', (text, request) => {
  expect(readRequests(text)).toMatchObject([request]);
});

it('leaves a command alone that needs another one', () => {
  expect(readRequests('curl https://a.org/x | jq .\ncurl "https://a.org/$(id)"\necho curl')).toEqual([]);
});

async function run(command: string): Promise<string[]> {
  const page = `---\ntitle: Guide\n---\n\n\`\`\`bash\n${command}\n\`\`\`\n`;
  const found = await checkFiles({ ...BASE, 'docs/guide.mdx': page }, 'sample-run', {}, { thorough: true });
  return found.map(({ line, message }) => `${line} ${message}`);
}

it.each([
  ['curl "https://pets.example.com/v1/pets/list?api_key=$KEY&ttl=5"', []],
  ['curl "https://pets.example.com/v1/cats"', []],
  [
    'curl -X PUT "https://pets.example.com/v1/clock"',
    ['6 The sandbox refuses this call: /v1/clock is declared for GET only.'],
  ],
])('runs %s', async (command, problems) => {
  expect(await run(command)).toEqual(problems);
});

it('reads what the compiler prints', () => {
  const output = [
    "docs/a.tsx(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    '  The expected type comes from a property.',
    "docs/b.ts(1,1): error TS2307: Cannot find module '@generated/x' or its corresponding type declarations.",
    '',
  ];
  expect(readProblems(output.join('\n'))).toEqual([
    {
      file: 'docs/a.tsx',
      line: 3,
      column: 7,
      rule: 'type-error',
      severity: 'error',
      message: "Type 'string' is not assignable to type 'number' (TS2322).",
    },
  ]);
});
