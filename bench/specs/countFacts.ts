import type { ApiModel, Operation } from '../../plugins/openapi/core/model/types';
import type { ApiPage } from '../../plugins/openapi/core/pages/site/types';
import { missingFacts } from './missingFacts';
import type { Tally } from './tally';

interface Lacking {
  operation: Operation;
  path: string;
  section: string;
}

const CONTINUED = 'is on the page where a table of very many fields continues';

export function createFactCount(model: ApiModel, file: string, tally: Tally) {
  const lacking: Lacking[] = [];
  /** Continuations of tables, by address. */
  const rests = new Map<string, string>();
  const restsOf = (section: string): string =>
    [...section.matchAll(/"elsewhere":\{"href":"([^"]*)"/g)]
      .map(([, href = '']) => rests.get(href) ?? '')
      .map((rest) => rest + restsOf(rest))
      .join('');
  return {
    add({ path, sections }: ApiPage): void {
      for (const { id, component, data } of sections) {
        if (component === 'ApiType' && id.endsWith('-more')) rests.set(`/${path}#${id}`, JSON.stringify(data));
        const operation = component === 'ApiOperation' && model.operations.find((each) => each.id === id);
        if (!operation) continue;
        const section = JSON.stringify(data);
        if (missingFacts(operation, model, section).length > 0) lacking.push({ operation, path, section });
      }
    },
    finish(): void {
      for (const { operation, path, section } of lacking) {
        const lost = missingFacts(operation, model, section + restsOf(section)).map((fact) => JSON.stringify(fact));
        for (const fact of missingFacts(operation, model, section)) {
          const text = `${operation.id} ${fact.where} is not on ${path}: ${fact.text}`;
          if (lost.includes(JSON.stringify(fact))) tally.fault(fact.kind, file, text);
          else tally.excuse(fact.kind, file, text, CONTINUED);
        }
      }
    },
  };
}
