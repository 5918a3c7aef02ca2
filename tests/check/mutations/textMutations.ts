import type { Mutation } from './types';

const WORDS: Record<string, string> = {
  two: 'five',
  three: 'four',
  four: 'six',
  five: 'seven',
  六: '八',
  五: '七',
  四: '六',
  三: '四',
  两: '五',
};
const UNITS: Record<string, string> = {
  minutes: 'hours',
  seconds: 'minutes',
  days: 'weeks',
  years: 'days',
  milliseconds: 'seconds',
  分钟: '小时',
  秒: '分钟',
};

interface Edit {
  kind: string;
  pattern: RegExp;
  /** The group to replace; default: the whole match. */
  group?: number;
  replace(written: string): string;
}

const PAGE_EDITS: Edit[] = [
  {
    kind: 'number in a page',
    pattern: /(?<!height=\{)(?<![\w.:/`'"#$,[-])\d+(?![\w`'"/\]>,.-]|:\d)/g,
    replace: (written) => String(Number(written) + 3),
  },
  {
    kind: 'count in words',
    pattern:
      /(?<= )(?:two|three|four|five)(?= (?:calls|platforms|logins|token|fields|steps))|[三两五四六](?=个(?:平台|接口|字段))/g,
    replace: (written) => WORDS[written] ?? written,
  },
  {
    kind: 'unit in a page',
    pattern: /(?<=\d |\*\*|in )(?:minutes|seconds|days|years|milliseconds)\b|(?<=\d ?|单位|以)(?:分钟|秒)(?!后)/g,
    replace: (written) => UNITS[written] ?? written,
  },
  {
    kind: 'code of a link',
    pattern: /\[(\d{3,5})\]\(\/api\/errors#/g,
    group: 1,
    replace: (written) => `${Number(written) + 1}`,
  },
  { kind: 'anchor', pattern: /\]\((\/[\w/-]+)?#([\w-]+)\)/g, group: 2, replace: (written) => `${written}-x` },
  {
    kind: 'link',
    pattern: /\]\((\/(?:api|guide|server|public)\/[\w-]+)/g,
    group: 1,
    replace: (written) => `${written}s`,
  },
  { kind: 'name in a page', pattern: /`([a-z]+(?:[A-Z]\w*|_\w+))`/g, group: 1, replace: rename },
  { kind: 'plain name in a page', pattern: /`([a-z]{2,12})`/g, group: 1, replace: rename },
  {
    kind: 'path in a page',
    pattern: /`(?:GET |POST |DELETE )?(\/?[a-z]+\d?(?:\/[\w{}]+)+)`/g,
    group: 1,
    replace: (written) => written.replace(/\/(\w+)(?!.*\/\w)/, '/x$1'),
  },
  {
    kind: 'method in a page',
    pattern: /`(GET|DELETE|POST) \/api/g,
    group: 1,
    replace: (written) => (written === 'GET' ? 'POST' : 'GET'),
  },
  { kind: 'field of JSON', pattern: /^(?![|].*).*?"(code|msg|data|invited|respond)":/gm, group: 1, replace: rename },
  {
    kind: 'type in JSON',
    pattern: /"(?:code|invited|respond)": (\d+)/g,
    group: 1,
    replace: (written) => `"${written}"`,
  },
];

const TRANSLATION_EDITS: Edit[] = [
  {
    kind: 'number in a translation',
    pattern: /^ {2}zh: .*?(?<![\w.:/`'"-])(\d+)(?![\w`'":/-]|\.\d)/gm,
    group: 1,
    replace: (written) => String(Number(written) + 3),
  },
  { kind: 'code in a translation', pattern: /^ {2}zh: .*?`(\w+)`/gm, group: 1, replace: rename },
  {
    kind: 'stale original',
    pattern: /^- en: (?![|>])['"]?(\w+)/gm,
    group: 1,
    replace: (written) => `Never ${written}`,
  },
];

const SAMPLE_EDITS: Edit[] = [
  {
    kind: 'path in a sample',
    pattern: /['"`]\/api\/v1\/(\w+)|cloud\.example\.com\/(?:api\/v1\/)?\w+/g,
    replace: (written) => `${written}_x`,
  },
  {
    kind: 'method in a sample',
    pattern: /\(\s*'(GET|POST|DELETE)', /g,
    group: 1,
    replace: (written) => (written === 'POST' ? 'PUT' : 'POST'),
  },
  {
    kind: 'code in a sample',
    pattern: /(?<![\w"])\b(?:10|30)\d{3}\b/g,
    replace: (written) => String(Number(written) + 4),
  },
  {
    kind: 'parameter of a sample',
    pattern:
      /\b(session_key|event_list|includes|filters|pageNum|pageSize|gameId|gameSecret|topic|key)(?=:(?! (?:object|string|number|boolean|unknown|Id|\w+\[))|=\$|")/g,
    group: 1,
    replace: rename,
  },
  {
    kind: 'removed parameter',
    pattern:
      /(?<=\{ |\{\n {4,8}|, |,\n {4,8})(?:session_key: sessionKey|event_list: JSON\.stringify\(batch\)|gameSecret: process\.env\.GAME_SECRET|gameId: process\.env\.GAME_ID),?/g,
    replace: () => '',
  },
  {
    kind: 'removed parameter',
    pattern: / \\\n {2}--data-urlencode ["'](?:gameId|code|session_key|event_list)=[^\n]*?["'](?=\n| \\)/g,
    replace: () => '',
  },
  {
    kind: 'removed parameter',
    pattern: /\?session_key=\$SESSION_KEY&?/g,
    replace: (written) => (written.endsWith('&') ? '?' : ''),
  },
  { kind: 'field of a result', pattern: /\bcall\w*<\{ (?:me: \{ )?(\w+)\??:/g, group: 1, replace: rename },
];

/** What `tsc` and the rules must find in demos. */
const DEMO_EDITS: Edit[] = [
  {
    kind: 'path in a demo',
    pattern: /['"`]\/api\/v1\/(?:\w+\/)?(\w+)|'\/(timestamp)'/g,
    group: 1,
    replace: (written) => `${written}_x`,
  },
  {
    kind: 'method in a demo',
    pattern: /\(\s*'(GET|POST|PUT|DELETE)', /g,
    group: 1,
    replace: (written) => (written === 'POST' ? 'PUT' : 'POST'),
  },
  {
    kind: 'code in a demo',
    pattern: /(?<![\w"])\b(?:10|20|30)\d{3}\b/g,
    replace: (written) => String(Number(written) + 4),
  },
  {
    kind: 'field in a demo',
    pattern:
      /(?<=\b(?:session|answer|details|entry|own|event|result|me|code|invite|list|token|page|place|user)\??\.)[a-z]\w+(?!\(|\w)/g,
    replace: rename,
  },
  {
    kind: 'parameter in a demo',
    pattern: /'\/api\/v1\/[^']+', \{ (\w+)/g,
    group: 1,
    replace: (written) => `${rename(written)}: ${written}`,
  },
];

export const mutateDemo = (file: string, text: string) => apply(DEMO_EDITS, file, text);
export const mutatePage = (file: string, text: string) => apply(PAGE_EDITS, file, text);
export const mutateTranslations = (file: string, text: string) => apply(TRANSLATION_EDITS, file, text);
export const mutateSample = (file: string, text: string) => apply(SAMPLE_EDITS, file, text);

function apply(edits: Edit[], file: string, text: string): Mutation[] {
  const front = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0].length ?? 0;
  return edits.flatMap(({ kind, pattern, group = 0, replace }) =>
    [...text.matchAll(pattern)].flatMap((match): Mutation[] => {
      const written = match[group] ?? '';
      const start = match.index + (group === 0 ? 0 : match[0].lastIndexOf(written));
      const replaced = replace(written);
      if (kind === 'parameter of a sample' && file.endsWith('.py') && !/[{(]'$/.test(text.slice(0, start))) return [];
      const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
      if (start < front || replaced === written || line.includes('check-ignore')) return [];
      return [{ kind, file, start, end: start + written.length, text: replaced, before: written }];
    }),
  );
}

function rename(name: string): string {
  return /_/.test(name) ? `${name}_2` : `new${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
