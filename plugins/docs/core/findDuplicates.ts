import type { Problem, Source } from '../../shared/problem';

interface Page {
  /** Below the docs folder. */
  source: string;
  name: string;
  text: string;
  path: string;
  isTab: boolean;
}

/** Finds pages with the same address. `handwritten`: hand-written parts of generated pages, which share theirs. */
export function findDuplicates(
  pages: readonly Page[],
  generated: ReadonlyArray<{ path: string; source: Source }>,
  handwritten: readonly string[],
): Problem[] {
  const made = new Map(generated.map(({ path, source }) => [path, `${source.file}:${source.line}, a generated page`]));
  const owners = new Map(made);
  return pages.flatMap((page): Problem[] => {
    if (page.isTab || handwritten.includes(page.source)) return [];
    const owner = owners.get(page.path);
    owners.set(page.path, owner ?? page.name);
    if (owner === undefined) return [];
    const message = `Duplicate address \`/${page.path}\`: also that of ${owner}.`;
    const hint = made.has(page.path)
      ? `Give this page another \`slug\`. To replace the generated one, write \`${page.path || 'index'}.mdx\` with \`standalone: true\`.`
      : 'Give one of them another `slug`, or remove one.';
    return [{ file: page.name, ...placeOfSlug(page.text), rule: 'duplicate-page', severity: 'error', message, hint }];
  });
}

function placeOfSlug(text: string): { line: number; column: number } {
  const [, head = ''] = /^(\uFEFF?---[^\S\n]*\r?\n[\s\S]*?^)---[^\S\n]*$/m.exec(text) ?? [];
  const line = head.split('\n').findIndex((written) => /^(slug|id):/.test(written));
  return { line: Math.max(0, line) + 1, column: 1 };
}
