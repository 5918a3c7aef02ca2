import type { Mutation } from './types';

/** What a name is written after, and which part of the flow it belongs to. */
const NAMES: Array<[kind: string, pattern: RegExp]> = [
  ['call of a flow', /^ +operationId: (\w+)$/gm],
  ['step of a flow', /^ +- stepId: (\w+)$/gm],
  ['target of an action', /^ {12}stepId: (\w+)$/gm],
  ['parameter of a flow', /^ {10}- name: (\w+)\n {12}in: /gm],
  ['output of a flow', /\$steps\.\w+\.outputs\.(\w+)/g],
  ['field of a flow', /\$response\.body#[\w/]*\/([a-zA-Z]\w*)/g],
];

/** Changes of a flow that make it false. */
export function mutateFlow(file: string, text: string): Mutation[] {
  return NAMES.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: name = '', index }): Mutation[] => {
      const start = index + whole.lastIndexOf(name);
      // A step that nothing names may have any name.
      if (kind === 'step of a flow' && !new RegExp(`\\$steps\\.${name}\\.|stepId: ${name}\\b(?=\\n {12})`).test(text))
        return [];
      return [{ kind, file, start, end: start + name.length, text: `${name}2`, before: name }];
    }),
  );
}
