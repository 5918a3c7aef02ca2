import type { SampleView } from '../../../openapi';
import { printPython } from './printPython';
import { printScript } from './printScript';
import type { FlowProgram } from './types';

/** A workflow in each language that has a form for it. Shells have no values of JSON, and other languages need a project. */
export function flowSamples(program: FlowProgram): SampleView[] {
  return [
    { id: 'typescript', label: 'TypeScript', grammar: 'typescript', code: printScript(program, { typed: true }) },
    // As samples of calls have it: readers choose their language once.
    { id: 'fetch', label: 'JavaScript', grammar: 'javascript', code: printScript(program, { typed: false }) },
    { id: 'python', label: 'Python', grammar: 'python', code: printPython(program) },
  ];
}
