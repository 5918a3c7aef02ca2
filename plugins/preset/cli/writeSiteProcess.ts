import { type DocumentRequest, loadWriteSite, type SiteOutcome } from '../../openapi';
import { loadParts } from '../../sandbox';
import { ProblemsError } from '../../shared/problem';
import { describeFailure } from '../../shared/systemError';

/** Started by `writeSiteApart`. Arguments: the site folder and the request as JSON. */
async function run(): Promise<SiteOutcome> {
  const [siteDir = '', request = ''] = process.argv.slice(2);
  try {
    const [writeSite, { publishParts }] = await Promise.all([loadWriteSite(), loadParts()]);
    return await writeSite(siteDir, JSON.parse(request) as DocumentRequest, (staticDir, { model, data }) =>
      publishParts(staticDir, model, data),
    );
  } catch (error) {
    if (error instanceof ProblemsError) return { problems: error.problems, pages: 0, failure: '' };
    return { problems: [], pages: 0, failure: describeFailure(error) };
  }
}

void run().then((outcome) => process.send?.(outcome));
