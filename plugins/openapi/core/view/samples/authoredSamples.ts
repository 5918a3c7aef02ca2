import type { CodeSample } from '../../model/types';
import type { SampleView } from '../types';

const NAMES: Record<string, string[]> = {
  curl: ['curl', 'shell', 'bash', 'sh', 'zsh', 'terminal', 'shellcurl', 'cli'],
  fetch: ['javascript', 'js', 'ecmascript', 'fetch', 'browser', 'javascriptfetch', 'jsfetch'],
  node: ['node', 'nodejs', 'javascriptnode', 'nodefetch'],
  python: ['python', 'python3', 'py', 'python2', 'pythonurllib', 'pythonrequests'],
  go: ['go', 'golang'],
  java: ['java'],
};
const SERVER: Record<string, string> = { fetch: 'node' };

export function joinSamples(codeSamples: CodeSample[], generated: SampleView[]): SampleView[] {
  const taken = new Set<string>();
  const authored = codeSamples.map(({ lang, label, source }, index): SampleView => {
    const replaced = findReplaced([label, lang], generated);
    const isFirst = replaced !== undefined && !taken.has(replaced.id);
    if (isFirst) taken.add(replaced.id);
    return {
      id: isFirst ? replaced.id : `authored-${lang.toLowerCase()}-${index}`,
      label: label ?? lang,
      grammar: replaced?.grammar ?? lang.toLowerCase(),
      code: source,
    };
  });
  return [...authored, ...generated.filter(({ id }) => !taken.has(id))];
}

/** The label is more specific than the language: `JavaScript` labeled `Node.js`. */
function findReplaced(names: Array<string | undefined>, generated: SampleView[]): SampleView | undefined {
  for (const name of names) {
    const word = name?.toLowerCase().replace(/[^a-z\d]/g, '');
    const [id] = Object.entries(NAMES).find(([, all]) => word !== undefined && all.includes(word)) ?? [];
    const found = id && generated.find((sample) => sample.id === id || sample.id === SERVER[id]);
    if (found) return found;
  }
  return undefined;
}
