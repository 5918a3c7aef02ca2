import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isGeneratedPage } from '../../openapi';
import { nameBelow } from '../../shared/files';
import { syntaxProblem } from '../../shared/mdx/describeSyntaxError';
import type { PageParser } from '../../shared/mdx/parseMdx';
import { readMdx } from '../../shared/mdx/readMdx';
import { type Problem, startOf } from '../../shared/problem';
import type { PageCheck } from '../check/pageCheck';

interface Site {
  siteDir: string;
  parse: PageParser;
  pageCheck: Pick<PageCheck, 'pages' | 'errorsIn'>;
}

/** Explains errors of the bundler about hand-written pages and what they import; none for any other error. */
export function explainModules({ siteDir, parse, pageCheck }: Site): (message: string) => Problem[] {
  return (message) => {
    const [, broken] = /MDX compilation failed for file "([^"]+)"/.exec(message) ?? [];
    if (broken !== undefined) return isGeneratedPage(broken) ? [] : explainPage(broken);
    const [, page] = /(?:Cannot find module|Can't resolve) '@site\/([^']+\.mdx?)'/.exec(message) ?? [];
    if (page !== undefined) return [explainDeleted(join(siteDir, page))];
    const [, wanted = ''] = /Can't resolve '([^']+)'/.exec(message) ?? [];
    return wanted === '' ? [] : importersOf(wanted);
  };

  /** A part of pages, or a page outside of the docs, which the check of pages does not read. */
  function explainPage(file: string): Problem[] {
    const parsed = parse(readFileSync(file, 'utf8'), file);
    return parsed.error ? [syntaxProblem(nameBelow(file), parsed.error)] : pageCheck.errorsIn(file, readMdx(parsed));
  }

  function explainDeleted(file: string): Problem {
    const links = pageCheck
      .pages()
      .flatMap(({ file: from, name, page }) =>
        page.links
          .filter((link) => resolve(dirname(from), link.name.replace(/[?#].*/s, '')) === file)
          .map(({ line }) => `${name}:${line}`),
      );
    const hint = links.length > 0 ? `Links lead to it: ${links.join(', ')}.` : 'No link to its file is left.';
    return {
      ...startOf(nameBelow(file)),
      rule: 'deleted-page',
      severity: 'error',
      message: 'This page is gone.',
      hint,
    };
  }

  function importersOf(wanted: string): Problem[] {
    const found = pageCheck.pages().flatMap(({ file, page }) => pageCheck.errorsIn(file, page));
    return found.filter(({ rule, message }) => rule === 'unknown-import' && message.includes(`\`${wanted}\``));
  }
}
