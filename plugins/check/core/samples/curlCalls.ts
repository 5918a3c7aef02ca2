import type { SampleCall, SampleFile } from './types';

const COMMAND = /^[ \t]*curl\b(?:[^\n\\]|\\[\s\S])*/gm;
const ADDRESS = /["']?(https?:\/\/[^/\s"']+)(\/[^\s"'?]*)(?:\?([^"'\s]*))?["']?/;
const DATA = /(?:-d|--data(?:-raw|-binary)?|--json)\s+('[^']*'|"(?:[^"\\]|\\.)*")/;
const PAIR = /--data-urlencode\s+(["'])([\w.-]+)=([\s\S]*?)\1/g;

/** Reads calls of `curl`. */
export function readCurlCalls(sample: SampleFile): SampleCall[] {
  return [...sample.text.matchAll(COMMAND)].flatMap(({ 0: command, index }): SampleCall[] => {
    const address = ADDRESS.exec(command);
    if (!address) return [];
    const [whole, origin = '', path = '', search = ''] = address;
    const at = index + address.index;
    const data = DATA.exec(command);
    const isGet = /\s-G\b|--get\b/.test(command);
    const method = /(?:-X|--request)\s+([A-Z]+)/.exec(command)?.[1] ?? (data && !isGet ? 'POST' : 'GET');
    const searchAt = at + whole.indexOf(search || '?');
    const query = [
      ...[...search.matchAll(/(?:^|&)([\w.-]+)=/g)].map((pair) => ({
        name: pair[1] ?? '',
        index: searchAt + pair.index + (pair[0].startsWith('&') ? 1 : 0),
      })),
      ...[...command.matchAll(PAIR)].map(({ 2: name = '', 3: value = '', index: from }) => ({
        name,
        value,
        index: index + from,
      })),
    ];
    const body = data?.[1]?.slice(1, -1);
    return [
      {
        sample,
        index,
        callee: 'curl',
        method,
        path,
        pathIndex: at + whole.indexOf(path, whole.indexOf(origin) + origin.length),
        origin: { text: origin, index: at + whole.indexOf(origin) },
        query,
        hasMore: /Prefer:/.test(command),
        ...(body !== undefined && { body: { text: body, index: index + (data?.index ?? 0) } }),
      },
    ];
  });
}
