import { expect, test } from 'vitest';
import { once, onceByText } from '../../plugins/shared/core/cache';

test('a function is asked once for each object, also where it has no answer', () => {
  const asked: object[] = [];
  const find = once((of: { name?: string }, greeting: string) => {
    asked.push(of);
    return of.name && `${greeting} ${of.name}`;
  });
  const length = once(({ name }: { name?: string }) => name?.length);
  const [cat, nobody] = [{ name: 'Cat' }, {}];
  expect([find(cat, 'Hi'), find(cat, 'Hi'), length(cat)]).toEqual(['Hi Cat', 'Hi Cat', 3]);
  expect([find(nobody, 'Hi'), find(nobody, 'Hi')]).toEqual([undefined, undefined]);
  expect(asked).toEqual([cat, nobody]);
});

test('a function is asked once for each text', () => {
  const asked: string[] = [];
  const find = onceByText((text) => {
    asked.push(text);
    return undefined;
  });
  expect([find(''), find('a'), find('')]).toEqual([undefined, undefined, undefined]);
  expect(asked).toEqual(['', 'a']);
});
