import type { SchemaView } from '../../../schema/core/types';
import type { ExampleView, OperationView } from './types';

/** What hand-written pages can show of a call. */
export const OPERATION_PARTS = ['description', 'parameters', 'request', 'result', 'errors', 'samples', 'try'] as const;

export type OperationPartName = (typeof OPERATION_PARTS)[number];

interface Part {
  /** Its place in the reference. */
  href: string;
  /** The instance of the docs that has it, if it is not that of the page. */
  api?: string;
}

export interface OperationPart extends Part {
  show: readonly OperationPartName[];
  operation: OperationView;
}

export interface SchemaPart extends Part {
  name: string;
  schema: SchemaView;
}

export interface ExamplePart extends Part {
  title: string;
  examples: ExampleView[];
}

/** Leaves out what is not shown. */
export function cutOperation(view: OperationView, show: readonly OperationPartName[]): OperationView {
  const { id, kind, title, method, path, caller, servers } = view;
  const has = (part: OperationPartName) => show.includes(part);
  const { html, assumed, deprecated, badges, security, effect, poll, docs } = view;
  const { result, responses, commonFailures, examples } = view;
  return {
    ...{ id, kind, title, method, path, ...(servers && { servers }) },
    ...(has('description')
      ? { html, assumed, deprecated, badges, caller, security, effect, poll, docs }
      : { caller: 'unstated' }),
    parameters: has('parameters') ? view.parameters : [],
    ...(has('request') && { body: view.body }),
    ...(has('result') ? { result, responses, commonFailures, examples } : { responses: [], examples: [] }),
    ...(has('errors') ? { errors: view.errors, failure: view.failure } : { errors: [] }),
    ...(has('samples') ? { samples: view.samples, choices: view.choices } : { samples: [] }),
  };
}
