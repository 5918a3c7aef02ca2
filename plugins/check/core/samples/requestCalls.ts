import { readCall } from './addressCalls';
import { splitAt } from './brackets';
import { readNames } from './scriptCalls';
import { ANY_METHOD, type Part, type SampleCall, type SampleFile } from './types';

const REQUEST = /\b(\w+\.request)\(\s*(?=\{)/g;

const OPEN = /\.open\(\s*(?=(["'])(GET|POST|PUT|PATCH|DELETE)\1)/g;

/** Reads addresses that `XMLHttpRequest` opens; what it sends is written elsewhere. */
export function readOpenCalls(sample: SampleFile): SampleCall[] {
  return [...sample.text.matchAll(OPEN)].flatMap((match): SampleCall[] => {
    const [, address] = splitAt(sample.text, sample.text.indexOf('(', match.index)) ?? [];
    const call = address && !/^(["'`])\//.test(address.text) ? readCall(sample, match.index, '', address) : undefined;
    return call ? [{ ...call, method: match[2] ?? ANY_METHOD, hasMore: true }] : [];
  });
}

/** Reads calls of `request` of a mini-game: `wx.request({ url, method, data })`. A GET sends its data in the query. */
export function readRequestCalls(sample: SampleFile): SampleCall[] {
  const { text } = sample;
  return [...text.matchAll(REQUEST)].flatMap((match): SampleCall[] => {
    const members = splitAt(text, match.index + match[0].length) ?? [];
    const url = valueOf('url', members);
    const call = url && readCall(sample, match.index, match[1] ?? '', url);
    if (!call) return [];
    const isOpen = members.some((one) => one.text.startsWith('...'));
    const given = valueOf('method', members)?.text;
    const named =
      given === undefined ? 'GET' : (/^(['"`])([A-Za-z]+)\1$/.exec(given)?.[2]?.toUpperCase() ?? ANY_METHOD);
    const method = isOpen ? ANY_METHOD : named;
    const data = valueOf('data', members);
    if (method !== 'GET') return [{ ...call, method, hasMore: call.hasMore || isOpen, body: data }];
    const names = data ? readNames(data, text) : { names: [], hasMore: false };
    const query = [...(call.query ?? []), ...(names?.names ?? [])];
    return [{ ...call, method, query, hasMore: call.hasMore || (names?.hasMore ?? true) }];
  });
}

/** The value of a member; that of `{ url }` is the variable. */
function valueOf(name: string, members: Part[]): Part | undefined {
  for (const { text, index } of members) {
    const head = new RegExp(`^${name}\\s*(?::\\s*|$)`).exec(text)?.[0];
    if (head !== undefined)
      return head === text ? { text, index } : { text: text.slice(head.length), index: index + head.length };
  }
  return undefined;
}
