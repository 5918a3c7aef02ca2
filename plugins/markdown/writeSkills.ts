import { createHash } from 'node:crypto';
import { type CatalogEntry, writeCatalog, writeSkillIndex } from './core/wellKnown';
import type { Section } from './core/writeList';
import { type Skill, type SkillPage, writeSkill } from './core/writeSkill';
import type { PublishedApi } from './listApis';

interface SkillSite {
  title: string;
  summary?: string;
  sections: Section[];
  /** Makes the address of a file or page below the base address whole. */
  wholeOf(path: string): string;
  /** The whole address of a page's Markdown. */
  twinOf(path: string): string;
}

const SKILL = 'skill.md';

/**
 * What assistants look for: `skill.md`, the index of skills, and the catalogue of APIs. Only a site with a document has
 * them. Returns files by path.
 */
export function writeSkills([api]: readonly PublishedApi[], site: SkillSite): Map<string, string> {
  if (!api) return new Map();
  const { download, operations, security, servers } = api.data;
  const { title, summary, sections, wholeOf, twinOf } = site;
  const document = wholeOf(`${download.folder.replace(/\/$/, '')}/openapi.json`);
  const pages = listPages(api, twinOf);
  const own = new Set([...pages.map(({ address }) => address), ...operations.map(({ href }) => twinOf(href))]);
  const guides = sections
    .map((section) => ({ ...section, pages: section.pages.filter(({ address }) => !own.has(address)) }))
    .filter((section) => section.pages.length > 0);
  const credentials: Skill['credentials'] = security.map(({ key, carrier }) => ({
    name: key,
    ...(carrier !== undefined && { carrier }),
  }));
  const { text, ...skill } = writeSkill({
    title,
    ...(summary && { summary }),
    list: wholeOf('/llms.txt'),
    document,
    overview: twinOf(download.folder),
    credentials,
    pages,
    guides,
  });
  const url = wholeOf(`/${SKILL}`);
  const overview = wholeOf(download.folder);
  const server = servers.find((one) => /^https?:\/\//.test(one.url) && one.variables.length === 0)?.url;
  const entry: CatalogEntry = { anchor: server ?? overview, overview, document, skill: url };
  const sha256 = createHash('sha256').update(text).digest('hex');
  return new Map([
    [SKILL, text],
    ['.well-known/agent-skills/index.json', writeSkillIndex([{ ...skill, url, sha256 }])],
    ['.well-known/api-catalog', writeCatalog([entry])],
  ]);
}

function listPages({ data }: PublishedApi, twinOf: SkillSite['twinOf']): SkillPage[] {
  return data.operations.map(({ title, href, operations }) => ({
    title,
    address: twinOf(operations[0]?.href.replace(/#.*$/, '') ?? href),
    calls: operations.map(({ method, path, title: name }) => ({ method, path, title: name })),
  }));
}
