import { syntaxProblem } from '../../shared/mdx/describeSyntaxError';
import type { MdxPage } from '../../shared/mdx/readMdx';
import type { Problem } from '../../shared/problem';
import { isMalformed } from '../../shared/siteLink';
import { didYouMean } from '../../shared/suggest';
import { isDiagram, readDiagram } from './diagrams/readDiagram';

export interface PageSurroundings {
  /** Components that need no import; absent while unknown. */
  components?: ReadonlySet<string>;
  exists(name: string): boolean;
  suggest?(name: string): Iterable<string>;
}

export function checkPage(file: string, page: MdxPage, surroundings: PageSurroundings): Problem[] {
  const report = (place: { line: number; column: number }, rule: string, message: string, hint?: string): Problem => ({
    file,
    line: place.line,
    column: place.column,
    rule,
    severity: 'error',
    message,
    hint,
  });
  if (page.error) return [syntaxProblem(file, page.error)];
  const { components, exists, suggest } = surroundings;
  const malformed = page.links
    .filter(({ name }) => isMalformed(name))
    .map((use) =>
      report(
        use,
        'broken-link',
        `\`${use.name}\` is not a valid address: \`%\` starts an escape, such as \`%20\`.`,
        'Write `%25` for the character itself.',
      ),
    );
  const imports = page.imports
    .filter(({ name }) => !exists(name))
    .map((use) =>
      report(
        use,
        'unknown-import',
        `There is no \`${use.name}\` to import.`,
        didYouMean(use.name, suggest?.(use.name) ?? []),
      ),
    );
  const isKnown = (name: string) => page.defined.has(name) || components === undefined || components.has(name);
  const unknown = page.components
    .filter(({ name }) => !isKnown(name.split('.')[0] ?? name))
    .map((use) => {
      const hint = didYouMean(
        use.name,
        [...page.defined, ...(components ?? [])].filter((name) => /^[A-Z]/.test(name)),
      );
      return report(
        use,
        'unknown-component',
        `There is no component \`<${use.name}>\`.`,
        hint ?? 'Import it, or escape the `<`.',
      );
    });
  const diagrams = page.blocks
    .filter(isDiagram)
    .flatMap((block) => readDiagram(block).faults)
    .map((fault) => report(fault, 'diagram', fault.message, fault.hint));
  return [...malformed, ...imports, ...unknown, ...diagrams];
}
