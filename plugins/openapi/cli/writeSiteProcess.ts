import { ProblemsError } from '../../shared/problem';
import { describeFailure } from '../../shared/systemError';
import type { DocumentRequest } from './arguments';
import { writeSite } from './writeSite';
import type { Outcome } from './writeSiteApart';

/** Started by `writeSiteApart`. Arguments: the site folder and the request as JSON. */
async function run(): Promise<Outcome> {
  const [siteDir = '', request = ''] = process.argv.slice(2);
  try {
    return await writeSite(siteDir, JSON.parse(request) as DocumentRequest);
  } catch (error) {
    if (error instanceof ProblemsError) return { problems: error.problems, pages: 0, failure: '' };
    return { problems: [], pages: 0, failure: describeFailure(error) };
  }
}

void run().then((outcome) => process.send?.(outcome));
