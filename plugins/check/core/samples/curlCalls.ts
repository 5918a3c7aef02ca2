import { namesIn } from './addressCalls';
import { readCommands } from './readRequests';
import type { SampleCall, SampleFile } from './types';

const ADDRESS = /^(https?:\/\/[^/\s]+)(\/[^\s?]*)(?:\?(\S*))?/;
const PAIR = /^([\w.-]+)=([\s\S]*)$/;

/** Reads calls of `curl`. */
export function readCurlCalls(sample: SampleFile): SampleCall[] {
  return readCommands(sample.text).flatMap(({ index, method, address, headers, data, isGet }): SampleCall[] => {
    const [, origin = '', path, search = ''] = ADDRESS.exec(address.text) ?? [];
    if (path === undefined) return [];
    const pathIndex = address.index + origin.length;
    const sent = (isGet ? data : []).flatMap((one) => {
      const [, name, value] = PAIR.exec(one.text) ?? [];
      return name === undefined ? [] : [{ name, value, index: one.index }];
    });
    return [
      {
        sample,
        index,
        callee: 'curl',
        method,
        path,
        pathIndex,
        origin: { text: origin, index: address.index },
        query: [...namesIn(search, pathIndex + path.length + 1), ...sent],
        hasMore: headers.some(([name]) => name === 'Prefer'),
        body: isGet ? undefined : data[0],
      },
    ];
  });
}
