import { describe, expect, it } from 'vitest';
import { findVerbs } from '../../../plugins/search/core/closest/verbs';
import { createExactEngine } from '../../../plugins/search/core/engine/exactEngine';
import { name, page, plain } from '../support/records';

const CALLS = [
  'Create message',
  'Delete guild member',
  'List channels',
  'Update task',
  'Create phone number',
  'Update droplet',
  'Export invoice',
  'Stop run',
];

const engine = createExactEngine({
  pages: [page({ title: 'Message', link: '/model/message' }, { '': ['A message that was sent.'] })],
  names: CALLS.map((title) =>
    name({
      kind: 'operation',
      name: title,
      aliases: [],
      owner: 'POST /x',
      link: `/${title.toLowerCase().replaceAll(' ', '-')}`,
    }),
  ),
});

describe('a verb that means the same finds the call', () => {
  it.each([
    ['send message', 'Create message'],
    ['post a message', 'Create message'],
    ['kick member', 'Delete guild member'],
    ['get all channels', 'List channels'],
    ['complete task', 'Update task'],
    ['assign task', 'Update task'],
    ['buy phone number', 'Create phone number'],
    ['resize droplet', 'Update droplet'],
    ['download invoice', 'Export invoice'],
    ['cancel run', 'Stop run'],
  ])('%s: %s', async (text, call) => {
    const { names } = await engine.search({ text });
    expect(plain(names[0]?.name ?? [])).toBe(call);
  });

  it('but the verb itself comes first', async () => {
    const two = ['Create message', 'Send message'].map((title) =>
      name({ kind: 'operation', name: title, aliases: [], owner: 'POST /x', link: `/${title.split(' ')[0]}` }),
    );
    const { names } = await createExactEngine({ pages: [], names: two }).search({ text: 'send message' });
    expect(names.map(({ link }) => link)).toEqual(['/Send', '/Create']);
  });

  it('in calls, and not in headings beside them', async () => {
    const pages = [page({ title: 'Guide', link: '/guide' }, { 'Create message': ['How.'] })];
    const call = name({ kind: 'operation', name: 'Create message', aliases: [], owner: 'POST /x', link: '/call' });
    const { names } = await createExactEngine({ pages, names: [call] }).search({ text: 'send message' });
    expect(names.map(({ link }) => link)).toEqual(['/call']);
  });
});

it.each([
  ['add', 'create'],
  ['remove', 'delete'],
  ['get all', 'list'],
  ['edit', 'update'],
])('%s may be written as %s, and the other way round', (one, other) => {
  expect(findVerbs(one)?.has(other)).toBe(true);
  expect(findVerbs(other)?.has(one)).toBe(true);
});

it.each(['message', 'channel', ''])('%j is no verb', (word) => {
  expect(findVerbs(word)).toBeUndefined();
});
