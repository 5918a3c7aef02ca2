import { join } from 'node:path';
import { ProblemsError } from '../../shared/problem';
import { describeFailure } from '../../shared/systemError';
import type { DocumentRequest } from './arguments';
import { type WriteConsole, writeSite } from './writeSite';
import type { Outcome } from './writeSiteApart';

/** A function of plugin-sandbox, which builds on this plugin: like those of the site, it is found by its path. */
interface Publisher {
  loadParts(): Promise<{ publishParts(...given: unknown[]): ReturnType<WriteConsole> }>;
}

/** Started by `writeSiteApart`. Arguments: the site folder and the request as JSON. */
async function run(): Promise<Outcome> {
  const [siteDir = '', request = ''] = process.argv.slice(2);
  try {
    const { loadParts } = require(join(__dirname, '../../sandbox')) as Publisher;
    const { publishParts } = await loadParts();
    return await writeSite(siteDir, JSON.parse(request) as DocumentRequest, (staticDir, { model, data }) =>
      publishParts(staticDir, model, data),
    );
  } catch (error) {
    if (error instanceof ProblemsError) return { problems: error.problems, pages: 0, failure: '' };
    return { problems: [], pages: 0, failure: describeFailure(error) };
  }
}

void run().then((outcome) => process.send?.(outcome));
