import { PINS } from '../../../openapi';
import { type Judged, judgePassage } from '../claims/judgePassage';
import { LANGUAGES } from '../cues';
import { listWatchedPassages } from '../drift/findDrift';
import type { Fix } from '../engine/rule';
import type { Facts } from '../facts/types';
import { isOfPast } from '../project/isOfPast';
import type { Project, ProjectPage, Spot } from '../project/project';
import { operationsOf } from '../support/passages';
import { amountsOf } from '../text/amounts';
import { type Passage, proseOf } from '../text/passage';
import { translationsOf } from '../translations/translationsOf';
import { pinCall, pinClaim, pinCode } from './pins';

export const STATUSES = ['pinned', 'proven', 'watched', 'open'] as const;
/**
 * `pinned`: a component shows it from the document. `proven`: a rule compares it with the document. `watched`: only a change
 * of what its passage names is noticed. `open`: nothing notices when it becomes false.
 */
export type Status = (typeof STATUSES)[number];

export interface ProseFact {
  kind: 'name' | 'call' | 'code' | 'number' | 'pin';
  text: string;
  line: number;
  column: number;
  status: Status;
  /** Turns it into its pin. */
  fix?: Fix;
}

export interface PageFacts {
  file: string;
  facts: ProseFact[];
}

/** The facts of prose of each page, and what keeps them true. */
export function listFacts(project: Project, facts: Facts): PageFacts[] {
  const watched = project.lock ? listWatchedPassages(project, facts) : new Set<Passage>();
  return project.pages.flatMap((page) => {
    const found = isOfPast(page) ? [] : factsOfPage(page, watched, project, facts);
    const sorted = found.sort((a, b) => a.line - b.line || a.column - b.column);
    return sorted.length > 0 ? [{ file: page.file, facts: sorted }] : [];
  });
}

function factsOfPage(page: ProjectPage, watched: ReadonlySet<Passage>, project: Project, facts: Facts): ProseFact[] {
  const pins = page.mdx.components
    .filter(({ name }) => PINS.some((pin) => pin === name))
    .map(({ name, line, column }): ProseFact => ({ kind: 'pin', text: `<${name}>`, line, column, status: 'pinned' }));
  const own = page.blocks.flatMap(({ passage }) =>
    passage ? factsOfPassage({ passage, page, owners: [] }, watched.has(passage), project, facts) : [],
  );
  return [...pins, ...own];
}

function factsOfPassage({ passage }: Spot, isWatched: boolean, project: Project, facts: Facts): ProseFact[] {
  const judged = judgePassage(passage, facts, translationsOf(project.catalogues)).filter(
    ({ verdict }) => verdict.isTrue,
  );
  const add = (kind: ProseFact['kind'], text: string, index: number, status: Status, fix?: Fix): ProseFact => {
    const { line, column } = passage.place(index);
    return { kind, text, line, column, status, ...(fix && { fix }) };
  };
  const found: ProseFact[] = [];
  for (const code of passage.codes) {
    const isCall = operationsOf(code.value, facts).length > 0;
    const isName = facts.names.has(code.value) || facts.names.has(code.value.split('=')[0] ?? '');
    if (isCall) found.push(add('call', code.value, code.index, 'proven', pinCall(passage, code, facts)));
    else if (isName) found.push(add('name', code.value, code.index, 'proven'));
  }
  const prose = proseOf(passage);
  for (const { 0: written, index } of prose.matchAll(/(?<![\w.,:/#-])\d{3,6}(?![\w,]|\.\d|:\d)/g)) {
    if (facts.codes.has(Number(written)))
      found.push(add('code', written, index, 'proven', pinCode(passage, index, written)));
  }
  for (const { value, unit, before, written, index } of amountsOf(passage)) {
    if (facts.codes.has(value) && !unit) continue;
    const claim = judged.find(({ claim: { stated } }) => stated[0] <= index && index < stated[1]);
    if (!unit && !claim && !BOUND.test(before)) continue;
    const status = claim ? 'proven' : isWatched ? 'watched' : 'open';
    const text = prose.slice(index, index + written.length + (unit ? 12 : 0)).split(/[,.;:|，。；]/)[0] ?? written;
    found.push(add('number', text.trim(), index, status, claim && pinOf(claim, index, written)));
  }
  return found;

  function pinOf(one: Judged, index: number, written: string): Fix | undefined {
    return /^\d+$/.test(written) ? pinClaim(one.claim, passage.place(index), written, facts) : undefined;
  }
}

/** Words that make a number a limit. */
const BOUND = new RegExp(`(?:${LANGUAGES.map(({ bounds }) => bounds).join('|')})\\s?\\**\\s?$`, 'i');
