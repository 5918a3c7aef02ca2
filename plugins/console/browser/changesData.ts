import type { OperationView } from '../../openapi';

/** Whether a reader should be asked before a real server gets it. */
export function changesData({ effect, method }: OperationView): boolean {
  return effect ? effect.kind !== 'reads' : !/^(GET|HEAD|OPTIONS|QUERY)$/.test(method);
}
