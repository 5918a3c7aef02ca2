import { translate } from '@docusaurus/Translate';
import type { RunProblem } from '../../core/problems';

/** What is wrong, in the language of the page. */
export function problemText({ kind, values }: RunProblem): string {
  const { name = '', count = '', status = '', message = '' } = values;
  switch (kind) {
    case 'missingInput':
      return translate({ id: 'flows.problem.missingInput', message: 'The input `{name}` is missing.' }, { name });
    case 'noWorkflow':
      return translate({ id: 'flows.problem.noWorkflow', message: 'There is no workflow `{name}`.' }, { name });
    case 'noWorkflowBefore':
      return translate(
        { id: 'flows.problem.noWorkflowBefore', message: 'There is no workflow `{name}`, which has to run before.' },
        { name },
      );
    case 'waiting':
      return translate(
        { id: 'flows.problem.waiting', message: '`{name}` has to run before, and waits for this workflow.' },
        { name },
      );
    case 'failedBefore':
      return translate(
        { id: 'flows.problem.failedBefore', message: '`{name}` has to run before, and failed.' },
        { name },
      );
    case 'failedWorkflow':
      return translate({ id: 'flows.problem.failedWorkflow', message: '`{name}` has failed.' }, { name });
    case 'workflowsInCircles':
      return translate({ id: 'flows.problem.workflowsInCircles', message: 'Workflows run one another in circles.' });
    case 'stepsInCircles':
      return translate(
        {
          id: 'flows.problem.stepsInCircles',
          message: 'More than {count} steps have run: this workflow goes in circles.',
        },
        { count },
      );
    case 'noStep':
      return translate({ id: 'flows.problem.noStep', message: 'There is no step `{name}`.' }, { name });
    case 'channel':
      return translate({ id: 'flows.problem.channel', message: 'Channels of AsyncAPI cannot be run.' });
    case 'noCall':
      return translate({ id: 'flows.problem.noCall', message: 'The call of this step is not in the documents.' });
    case 'noScheme':
      return translate({
        id: 'flows.problem.noScheme',
        message: 'The security scheme of this step is not in the document.',
      });
    case 'unknownScheme':
      return translate(
        { id: 'flows.problem.unknownScheme', message: 'Credentials of the kind `{name}` cannot be sent.' },
        { name },
      );
    case 'noCredential':
      return translate(
        { id: 'flows.problem.noCredential', message: 'The value `{name}` of `x-security` is missing.' },
        { name },
      );
    case 'noPlace':
      return translate({ id: 'flows.problem.noPlace', message: 'The body has no place `{name}`.' }, { name });
    case 'tooDeep':
      return translate(
        {
          id: 'flows.problem.tooDeep',
          message: 'The answer is nested more than {count} levels deep, too deep to be read.',
        },
        { count },
      );
    case 'undeclared':
      return translate({ id: 'flows.undeclared', message: 'The document declares no answer {status}.' }, { status });
    case 'other':
      return message;
  }
}
