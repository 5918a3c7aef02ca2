import { restoreNumbers } from '../../../document/core/grammar/writtenNumbers';
import { once } from '../../../shared/core/cache';
import type { Operation } from '../model/types';
import { joinSamples } from '../view/samples/authoredSamples';
import { writeSamples } from '../view/samples/samples';
import type { SampleView } from '../view/types';
import type { SiteContext } from './site/context';

/** A call on a hand-written page. */
export interface CallView {
  /** The id of the operation. */
  id: string;
  title: string;
  method: string;
  path: string;
  href: string;
  samples: SampleView[];
}

export interface CallFinder {
  /** Names by which operations are found: `operationId`, or the id of their section. */
  names: string[];
  find(name: string): CallView | undefined;
}

export function createCallFinder({ model, plan, viewAt }: SiteContext): CallFinder {
  const calls = new Map<string, Operation>();
  for (const operation of model.operations) calls.set(operation.id, operation);
  for (const operation of model.operations) calls.set(operation.operationId ?? operation.id, operation);
  // Several pages show one call, and each is checked and written.
  const describe = once((operation: Operation): CallView => {
    const view = viewAt(plan.overview);
    const { id, title, method, path, codeSamples } = operation;
    const href = view.links.operation(id) ?? plan.hrefOf(plan.overview);
    const samples = joinSamples(codeSamples, writeSamples(operation, view), view.languages).map(
      ({ id: language, label, grammar, code }) => {
        return { id: language, label, grammar, code };
      },
    );
    return restoreNumbers({ id, title, method, path, href, samples }, model.numbers);
  });
  return {
    names: [...new Set(model.operations.map(({ id, operationId }) => operationId ?? id))],
    find(name) {
      const operation = calls.get(name);
      return operation && describe(operation);
    },
  };
}
