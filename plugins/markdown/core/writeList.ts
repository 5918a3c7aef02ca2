import { escapeText, heading, link } from '../../shared/core/markdown/syntax';

export interface ListedPage {
  title: string;
  /** The whole address of its twin. */
  address: string;
  description?: string;
}

export interface Section {
  title: string;
  pages: ListedPage[];
}

export interface SiteList {
  title: string;
  summary?: string;
  /** If the docs have several: those whose pages are listed. */
  versions?: string[];
  /** The file with all pages, and the lists in other languages. */
  others: Array<{ title: string; address: string }>;
  sections: Section[];
}

/** The list of pages that https://llmstxt.org describes. */
export function writeList({ title, summary, versions = [], others, sections }: SiteList): string {
  const blocks = [
    heading(1, lineOf(title)),
    ...(summary ? [`> ${lineOf(summary)}`] : []),
    ...(versions.length > 0 ? [`Version: ${lineOf(versions.join(', '))}`] : []),
    ...(others.length > 0 ? [others.map((other) => `- ${linkTo(other)}`).join('\n')] : []),
    ...sections.flatMap((section) => [heading(2, lineOf(section.title)), section.pages.map(itemOf).join('\n')]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function itemOf(page: ListedPage): string {
  return `- ${linkTo(page)}${page.description ? `: ${lineOf(page.description)}` : ''}`;
}

function linkTo({ title, address }: { title: string; address: string }): string {
  return link(lineOf(title), address);
}

function lineOf(text: string): string {
  return escapeText(text).trim();
}
