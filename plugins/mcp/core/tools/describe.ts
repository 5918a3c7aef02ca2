import { fence } from '../../../shared/core/markdown/syntax';
import { didYouMean } from '../../../shared/suggest';
import { writeOperation } from '../describe/writeOperation';
import { findOperation, idOf } from '../library/findOperation';
import type { ApiTools } from '../library/library';
import { Unanswerable } from '../library/unanswerable';
import { objectSchema, READS, type Tool } from './types';

/** One call: parameters, body, result, errors, and a sample in the language that is asked for. */
export function describeTool({ model, parts, placeOf }: ApiTools): Tool {
  return {
    name: 'describe',
    title: 'Describe a call',
    description:
      'Describes one call: parameters, body, result, errors and an example of a result; with `language`, also code ' +
      'that makes the call.',
    inputSchema: objectSchema(
      {
        operation: { type: 'string', minLength: 1, description: 'Its id, or method and path.' },
        language: { type: 'string', description: 'Of a sample: `curl`, `python` and others; a wrong name lists all.' },
      },
      ['operation'],
    ),
    annotations: READS,
    async run({ operation: asked, language }) {
      const operation = findOperation(model.operations, String(asked));
      const shown = parts.operation(idOf(operation));
      if (!shown) throw new Unanswerable(`\`${String(asked)}\` is on no page.`);
      const place = placeOf(`${operation.method} ${operation.path}`);
      const sample = language === undefined ? '' : sampleIn(idOf(operation), String(language));
      return [writeOperation(shown.view, idOf(operation)), place && `Page: ${place}`, sample]
        .filter(Boolean)
        .join('\n\n');
    },
  };

  function sampleIn(id: string, language: string): string {
    const samples = parts.call(id)?.samples ?? [];
    const wanted = simplify(language);
    const found = samples.find((sample) => [sample.id, sample.label].some((name) => simplify(name) === wanted));
    if (found) return `### ${found.label}\n\n${fence(found.code, found.grammar)}`;
    const ids = samples.map((sample) => sample.id);
    throw new Unanswerable(
      `There is no sample in \`${language}\`. ${didYouMean(language, ids) ?? `There are: \`${ids.join('`, `')}\`.`}`,
    );
  }
}

function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}+#]/gu, '');
}
