import type { Operation } from '../../../openapi';
import { groupBy } from '../../../shared/core/groupBy';
import { didYouMean } from '../../../shared/suggest';
import { idOf } from '../library/findOperation';
import type { ApiTools } from '../library/library';
import { Unanswerable } from '../library/unanswerable';
import { objectSchema, READS, type Tool } from './types';

const MOST = 150;

/** The calls of the document, a line each, by tag. */
export function listOperationsTool({ model }: ApiTools): Tool {
  const titles = new Map(model.tags.map(({ name, title }) => [name, title]));
  const titleOf = (tag = '') => titles.get(tag) ?? tag;

  return {
    name: 'list_operations',
    title: 'List the calls',
    description: 'Lists the calls of the API by tag: id, method and path, title. The id is for `describe` and `try`.',
    inputSchema: objectSchema({
      tag: { type: 'string', description: 'Only the calls of this tag.' },
      filter: { type: 'string', description: 'Only calls whose id, path or title has all of these words.' },
    }),
    annotations: READS,
    async run({ tag, filter }) {
      const words = String(filter ?? '')
        .toLowerCase()
        .split(/\s+/);
      const isWanted = (operation: Operation) => {
        const text = [idOf(operation), operation.method, operation.path, operation.title].join(' ').toLowerCase();
        return words.every((word) => text.includes(word)) && (tag === undefined || isOf(operation, String(tag)));
      };
      const found = model.operations.filter(isWanted);
      if (found.length === 0) throw new Unanswerable(explain(tag, filter));
      const shown = groupBy(found.slice(0, MOST), ({ tags }) => titleOf(tags[0]));
      const lines = [...shown].flatMap(([title, operations]) => [`## ${title}`, ...operations.map(describe), '']);
      const rest =
        found.length > MOST ? `${found.length - MOST} more: ask with \`tag\` or \`filter\`. ${tagNames()}` : '';
      return `${lines.join('\n')}${rest}`.trim();
    },
  };

  function isOf({ tags }: Operation, tag: string): boolean {
    const wanted = tag.toLowerCase();
    return tags.some((name) => [name, titleOf(name)].some((one) => one.toLowerCase() === wanted));
  }

  function tagNames(): string {
    return `Tags: ${model.tags.map(({ title }) => title).join(', ')}.`;
  }

  function explain(tag: unknown, filter: unknown): string {
    const isKnown = tag === undefined || model.operations.some((operation) => isOf(operation, String(tag)));
    if (isKnown) return `No call has \`${String(filter)}\`. \`search\` also finds what is meant.`;
    const hint = didYouMean(String(tag), [...titles.keys(), ...titles.values()]) ?? tagNames();
    return `There is no tag \`${String(tag)}\`. ${hint}`;
  }
}

function describe(operation: Operation): string {
  const { method, path, title, deprecated } = operation;
  return `- ${idOf(operation)} · ${method} ${path} · ${title}${deprecated ? ' · deprecated' : ''}`;
}
