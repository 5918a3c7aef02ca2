import { codeSpan, escapeText, heading, link } from '../../shared/core/markdown/syntax';
import { slugify } from '../../shared/core/slug';
import { mcpCommand, SANDBOX_ADDRESS, sandboxCommand } from './commands';
import type { Section } from './writeList';

/** More calls are in the list of pages only. */
const MOST_CALLS = 200;
/** https://agentskills.io/specification */
const LONGEST_NAME = 64;
const LONGEST_DESCRIPTION = 1024;

export interface SkillPage {
  title: string;
  address: string;
  calls: Array<{ method: string; path: string; title: string }>;
}

export interface Skill {
  title: string;
  summary?: string;
  list: string;
  /** The whole address of the document. */
  document: string;
  overview: string;
  /** Names of credentials, with what carries them: `?session_key=`. */
  credentials: Array<{ name: string; carrier?: string }>;
  pages: SkillPage[];
  /** Pages without calls, in the order of the navigation. */
  guides: Section[];
}

/** What an assistant should know before it writes code for an API. */
export function writeSkill(skill: Skill): { name: string; description: string; text: string } {
  const { title, summary, list, document, overview, credentials, pages, guides } = skill;
  const name = nameOf(title);
  const use = `Use it to write, review or debug code that calls ${title}: calls, parameters, errors, credentials.`;
  const description = [summary, use].filter(Boolean).join(' ').slice(0, LONGEST_DESCRIPTION);
  const calls = pages.reduce((count, page) => count + page.calls.length, 0);
  const steps = [
    `Read the conventions of all calls first: ${link('overview', overview)}.`,
    `Find the page of a call or a goal below, or in ${link('llms.txt', list)}. Each page is Markdown at its address with \`.md\`.`,
    'Decide by what the page of the call says: its parameters, its result, its errors and what to do about each.',
    `Try it before you rely on it: ${codeSpan(sandboxCommand(document))} answers all calls at ${SANDBOX_ADDRESS}, without an account.`,
    `For a session with tools (search, read, describe, try): ${codeSpan(mcpCommand(document))}, by the Model Context Protocol.`,
  ];
  const blocks = [
    ['---', `name: ${name}`, `description: ${JSON.stringify(description)}`, '---'].join('\n'),
    heading(1, lineOf(title)),
    ...(summary ? [`> ${lineOf(summary)}`] : []),
    steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    ...(credentials.length > 0 ? [heading(2, 'Credentials'), credentials.map(credentialOf).join('\n')] : []),
    ...(pages.length > 0
      ? [heading(2, 'Calls'), pages.map((page) => pageOf(page, calls <= MOST_CALLS)).join('\n')]
      : []),
    ...guides.flatMap((section) => [heading(2, lineOf(section.title)), section.pages.map(guideOf).join('\n')]),
  ];
  return { name, description, text: `${blocks.join('\n\n')}\n` };
}

function nameOf(title: string): string {
  const name = slugify(title).replaceAll(/[^a-z\d-]+/g, '');
  return name.replaceAll(/-{2,}/g, '-').slice(0, LONGEST_NAME).replaceAll(/^-|-$/g, '') || 'api';
}

function credentialOf({ name, carrier }: Skill['credentials'][number]): string {
  return `- ${lineOf(name)}${carrier ? `: ${codeSpan(carrier)}` : ''}`;
}

function pageOf({ title, address, calls }: SkillPage, isWhole: boolean): string {
  const own = calls.map((call) => `  - ${codeSpan(`${call.method} ${call.path}`)} ${lineOf(call.title)}`);
  return [`- ${link(lineOf(title), address)}`, ...(isWhole ? own : [])].join('\n');
}

function guideOf({ title, address, description }: Section['pages'][number]): string {
  return `- ${link(lineOf(title), address)}${description ? `: ${lineOf(description)}` : ''}`;
}

function lineOf(text: string): string {
  return escapeText(text).trim();
}
