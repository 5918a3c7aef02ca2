import { eachWord } from '../../../shared/core/words';
import type { Problem } from '../../../shared/problem';
import { didYouMean } from '../../../shared/suggest';

export type RuleSettings = Readonly<Record<string, Problem['severity'] | 'off'>>;

const UNBUILT = 'the page cannot be built without it';

/** Why no option changes these rules. */
export const FIXED_RULES: Readonly<Record<string, string>> = {
  ...eachWord(
    'syntax encoding yaml-alias openapi-version unreadable unreadable-part endless-document bundle-failed',
    'without it, the document cannot be read',
  ),
  ...eachWord(
    'root file-not-found not-fetched file-too-large unresolved-ref ref-refused ref-circle',
    'pages would lack what the reference leads to',
  ),
  ...eachWord('page-builder page-not-built operations-placeholder mdx-syntax', UNBUILT),
  ...eachWord('front-matter-syntax front-matter-type tab-file-name tab-front-matter tab-heading-twice', UNBUILT),
  ...eachWord('tab-twice tab-without-page tab-without-original', UNBUILT),
  ...eachWord('duplicate-page-path duplicate-page', 'two pages cannot have one address'),
  'front-matter-unknown-key': 'a mistyped key would change nothing and say nothing',
  'navigation-conflict': 'pages of one menu cannot disagree about it',
  'group-conflict': 'pages of one group cannot disagree about it',
  'quoted-code': 'the page would lack the code',
  ...eachWord('untranslated-comment version-without-document front-matter-file', 'it is a warning that stops nothing'),
  diagram: 'the page would lack the diagram',
  ...eachWord('unknown-operation unknown-language unknown-part', 'the page would lack what it names'),
  'unknown-pin': 'the page would lack the fact',
  overlay: 'the site would show the document without it',
  view: 'the site would show what it hides',
  'joined-documents': 'nobody could say which of them is right',
  'breaking-change': 'a new version number of the document allows it',
  'no-old-version': 'there is nothing to compare with',
  'broken-link': '`onBrokenLinks` of Docusaurus sets it',
  'broken-anchor': '`onBrokenAnchors` of Docusaurus sets it',
  'image-not-fetched': '`fetchImages` asks for them',
  'relative-link': '`docsUrl` says where they lead',
};

/** Rules of Redocly that are off, and ours in their place: they also show where the duplicate is, and have one validator. */
export const REPLACED_RULES: Readonly<Record<string, string>> = {
  'no-duplicated-tag-names': 'duplicate-tag',
  'operation-operationId-unique': 'duplicate-operation-id',
  'operation-parameters-unique': 'duplicate-parameter',
  'no-server-variables-empty-enum': 'server-variable',
  ...eachWord(
    'no-invalid-media-type-examples no-invalid-parameter-examples no-invalid-schema-examples',
    'invalid-example',
  ),
};

/** Validates settings; returns messages. `known`: ids of all rules. */
export function findWrongSettings(settings: RuleSettings, known: Iterable<string>): string[] {
  const ids = new Set(known);
  return Object.keys(settings).flatMap((id) => {
    const reason = Object.hasOwn(FIXED_RULES, id) ? FIXED_RULES[id] : undefined;
    if (reason) return [`"rules.${id}" cannot be changed: ${reason}`];
    if (ids.has(id)) return [];
    const own = Object.hasOwn(REPLACED_RULES, id) ? REPLACED_RULES[id] : undefined;
    if (own) return [`"rules.${id}" is called \`${own}\` here`];
    const hint = didYouMean(id, [...ids]);
    return [`"rules.${id}" is not a rule${hint ? `. ${hint}` : ''}`];
  });
}

export function applySettings(problems: Problem[], settings: RuleSettings): Problem[] {
  return problems.flatMap((problem) => {
    const setting = Object.hasOwn(settings, problem.rule) ? settings[problem.rule] : undefined;
    if (setting === 'off') return [];
    return [setting === undefined ? problem : { ...problem, severity: setting }];
  });
}
