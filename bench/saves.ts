import { FLOOR_PAGE } from './sites';

/** One thing that an author changes. */
export interface Save {
  kind: string;
  /** Below the folder of the site. */
  file: string;
  /** Where the change shows, below the base address. */
  page: string;
  /** What the page shows before. */
  awaits: string;
  /** Makes a change from the file as it was, another one for each number. Returns `undefined` if the file has no such text. */
  edit(text: string, count: number): Edited | undefined;
}

export interface Edited {
  text: string;
  /** What the page then shows. */
  shows: string;
}

const CALLS = { file: 'openapi/paths/invite.yaml', page: 'api/business-invite', awaits: 'Generate an invite code' };

export const SAVES: readonly Save[] = [
  {
    kind: 'description',
    ...CALLS,
    edit: replaceWith('Generates an invite code', (count) => `Makes invite code ${count}`),
  },
  { kind: 'title', ...CALLS, edit: replaceWith('Generate an invite code', (count) => `Invite with code ${count}`) },
  { kind: 'field', ...CALLS, file: 'openapi/schemas/invite.yaml', edit: addField },
  { kind: 'call', ...CALLS, edit: addCall },
  {
    kind: 'page',
    file: 'docs/server/login.mdx',
    page: 'server/login',
    awaits: 'Before you trust it',
    edit: replaceWith('Before you trust it', (count) => `Before you trust request ${count}`),
  },
  {
    kind: 'demo',
    file: 'docs/guide/demos/counter.tsx',
    page: 'guide/archive',
    awaits: 'wins',
    edit: replaceWith("{t('calls')}", (count) => `Demo ${count}`),
  },
];

/** The lower bound: the same change in a page of a plain site. */
export const FLOOR_SAVE: Save = {
  kind: 'page of a plain site',
  file: `docs/${FLOOR_PAGE}.md`,
  page: FLOOR_PAGE,
  awaits: 'of page 0',
  edit: (text, count) => {
    const shows = `of page number ${count}`;
    return { text: text.replaceAll('of page 0', shows), shows };
  },
};

function replaceWith(old: string, changed: (count: number) => string): Save['edit'] {
  return (text, count) => {
    const shows = changed(count);
    return text.includes(old) ? { text: text.replace(old, () => shows), shows } : undefined;
  };
}

/** As the first one of the result of a call. */
function addField(text: string, count: number): Edited | undefined {
  const start = /^InviteCode:\n(?: +.*\n)*? +properties:\n/m.exec(text);
  if (!start) return undefined;
  const shows = `added${count}`;
  const end = start.index + start[0].length;
  const field = `    ${shows}:\n      type: integer\n      description: How often it was added.\n`;
  return { text: text.slice(0, end) + field + text.slice(end), shows };
}

/** The first call of the file once more, by another method. */
function addCall(text: string, count: number): Edited | undefined {
  const first = /^generate:\n {2}get:\n((?: {4}.*\n|\n)+)/m.exec(text);
  if (!first) return undefined;
  const shows = `Generate invite code number ${count}`;
  const call = (first[1] ?? '')
    .replace(/operationId: .*/, `operationId: inviteGenerate${count}`)
    .replace(/summary: .*/, `summary: ${shows}`);
  const end = first.index + first[0].length;
  return { text: `${text.slice(0, end)}  post:\n${call}${text.slice(end)}`, shows };
}
