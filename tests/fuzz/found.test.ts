import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFoundCases } from './foundCases';

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('fuzz'))
  .map((name) => ({ file: `tests/${name}`, text: readFileSync(`tests/${name}`, 'utf8') }));

test('no property has a seed of its own', () => {
  const ownSeed = /fc\.(?:assert|check|sample)\([^;]*\bseed\b/;
  const properties = files.filter(({ text }) => text.includes("'fast-check'"));
  expect(properties.length).toBeGreaterThan(30);
  expect(properties.filter(({ text }) => ownSeed.test(text)).map(({ file }) => file)).toEqual([]);
});

test('every case that was found belongs to a test that exists', () => {
  const isThere = ({ file, test }: { file: string; test: string }) =>
    files.some((one) => one.file === file && one.text.includes(test.split(' > ').at(-1) ?? test));
  expect(readFoundCases().filter((found) => !isThere(found))).toEqual([]);
});
