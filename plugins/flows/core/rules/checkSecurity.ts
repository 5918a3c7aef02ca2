import { didYouMean } from '../../../shared/suggest';
import { findOperation } from '../findOperation';
import { findScheme, valuesFor } from '../security';
import type { FoundSources, Step, Workflow } from '../types';
import type { RuleDesk } from './types';

const RULE = 'flow-security';

/** Credentials that are not of the document, or that lack a value. */
export function checkSecurity(desk: RuleDesk, { steps }: Workflow, sources: FoundSources): void {
  for (const step of steps) checkStep(step);

  function checkStep({ target, security }: Step): void {
    const isCall = target.kind === 'operation' || target.kind === 'path';
    const operation = isCall ? findOperation(target, sources)?.operation : undefined;
    for (const one of security) {
      const report = (message: string, hint?: string) => desk.report(one.source, RULE, message, hint);
      const scheme = findScheme(one, operation);
      if (!scheme) {
        const names = [...(operation?.schemes?.keys() ?? [])];
        if (!isCall) report('Only a call of a document has schemes with names.', 'Write `scheme`.');
        else if (operation?.schemes)
          report(
            `The document has no security scheme \`${String(one.scheme)}\`.`,
            didYouMean(String(one.scheme), names),
          );
        continue;
      }
      const needs = valuesFor(scheme);
      const lacking = needs?.filter((name) => !Object.hasOwn(one.values, name)) ?? [];
      if (!needs) report(`Credentials of the kind \`${scheme.scheme ?? scheme.type}\` cannot be sent.`);
      else if (lacking.length > 0)
        report(`These credentials need \`${lacking.join('` and `')}\`.`, `Write it below \`values\`.`);
    }
  }
}
