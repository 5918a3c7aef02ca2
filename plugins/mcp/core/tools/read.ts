import { asQuestion, findNear } from '../../../shared/suggest';
import { cutSection } from '../library/cutSection';
import type { Library } from '../library/library';
import { Unanswerable } from '../library/unanswerable';
import { objectSchema, READS, type Tool } from './types';

/** Characters of one answer. */
const MOST = 12_000;

/** The Markdown of a page, or of a section of it; without a page, the list of all. */
export function readTool(library: Library): Tool {
  return {
    name: 'read',
    title: 'Read a page',
    description:
      'Returns a page as Markdown, or one section if the address has an anchor. Without `page`, lists all pages. ' +
      'Long texts come in parts: the end says which `offset` continues.',
    inputSchema: objectSchema({
      page: { type: 'string', description: 'An address of `search`, a link of a page, or a line of the list.' },
      offset: { type: 'integer', minimum: 0, description: 'Where to continue.' },
    }),
    annotations: READS,
    async run({ page, offset = 0 }) {
      return cutPart(page === undefined ? listPages(library.pages) : await readPage(String(page)), Number(offset));
    },
  };

  async function readPage(asked: string): Promise<string> {
    const [, path = '', anchor] = /^(?:https?:\/\/[^/]+)?([^?#]*)(?:\?[^#]*)?(?:#(.+))?$/.exec(asked.trim()) ?? [];
    const plain = `/${path
      .replace(/\.md$/, '')
      .replace(/(^|\/)index$/, '')
      .replaceAll(/^\/+|\/+$/g, '')}`;
    const known = library.pages.map((one) => one.address);
    const address = known.find((one) => one === plain) ?? known.find((one) => one.endsWith(plain) && plain !== '/');
    if (address === undefined) {
      const near = known.filter((one) => findNear(lastOf(plain), [lastOf(one)]).length > 0);
      const hint = asQuestion(near.slice(0, 3).map((one) => `\`${one}\``)) ?? '`read` without a page lists all pages.';
      throw new Unanswerable(`There is no page \`${asked}\`. ${hint}`);
    }
    const text = await library.textOf(address);
    if (anchor === undefined) return text;
    const heading = await library.headingAt?.(`${address}#${anchor}`);
    return (heading === undefined ? undefined : cutSection(text, heading)) ?? text;
  }
}

function listPages(pages: Library['pages']): string {
  return pages
    .map(({ address, title, description }) => `- ${address} · ${title}${description ? `: ${description}` : ''}`)
    .join('\n');
}

function lastOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** Ends at the end of a line. */
function cutPart(text: string, offset: number): string {
  if (offset >= text.length && offset > 0)
    throw new Unanswerable(`The text has ${text.length} characters: \`offset\` must be less.`);
  const end = offset + MOST;
  if (end >= text.length) return text.slice(offset);
  const line = text.lastIndexOf('\n', end) + 1;
  const until = line > offset ? line : end;
  return `${text.slice(offset, until)}\n(Characters ${offset} to ${until} of ${text.length}: continue with \`offset\` ${until}.)`;
}
