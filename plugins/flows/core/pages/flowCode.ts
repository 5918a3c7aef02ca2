import type { PageSection, SampleView } from '../../../openapi';
import { flowSamples } from '../code/flowSamples';
import { makeProgram } from '../code/makeProgram';
import type { Workflow } from '../types';
import type { FlowPageContext } from './types';

/** What `ApiSample` shows. */
export interface FlowCode {
  id: string;
  title: string;
  href: string;
  samples: SampleView[];
}

/** A workflow as code, in languages of the site; `undefined` if it has no form as such. */
export function flowCode(
  workflow: Workflow,
  href: string,
  { translate, titleOf, operationOf, hasLanguage }: FlowPageContext,
): FlowCode | undefined {
  const program = makeProgram(workflow, { titleOf, operationOf });
  const samples = program ? flowSamples(program).filter(({ id }) => id === 'typescript' || hasLanguage(id)) : [];
  if (samples.length === 0) return undefined;
  return { id: workflow.id, title: translate(workflow.summary ?? workflow.id), href, samples };
}

/** The section of a page. */
export function codeSection(code: FlowCode | undefined, title: string): PageSection[] {
  return code ? [{ id: 'code', title, component: 'ApiSample', data: code }] : [];
}
