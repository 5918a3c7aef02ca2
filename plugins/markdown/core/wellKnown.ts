/** Whole addresses of what describes an API. */
export interface CatalogEntry {
  /** Of its first server, or of its documentation. */
  anchor: string;
  overview: string;
  document: string;
  skill: string;
}

/** The API catalogue of RFC 9727, as a set of links in JSON (RFC 9264). */
export function writeCatalog(entries: readonly CatalogEntry[]): string {
  const linkset = entries.map(({ anchor, overview, document, skill }) => ({
    anchor,
    'service-desc': [{ href: document, type: 'application/json' }],
    'service-doc': [
      { href: overview, type: 'text/html' },
      { href: skill, type: 'text/markdown' },
    ],
  }));
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}

export interface ListedSkill {
  name: string;
  description: string;
  url: string;
  /** In hexadecimal digits. */
  sha256: string;
}

/** The index of skills, as the draft "Agent Skills Discovery" has it, version 0.2.0. */
export function writeSkillIndex(skills: readonly ListedSkill[]): string {
  const listed = skills.map(({ name, description, url, sha256 }) => {
    return { name, type: 'skill-md', description, url, digest: `sha256:${sha256}` };
  });
  return `${JSON.stringify({ $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json', skills: listed }, null, 2)}\n`;
}
