import { join } from 'node:path';
import { type BuiltSite, buildSite } from '../sites';
import { writeLargeSite } from './writeLargeSite';

export interface LargeCost {
  first: BuiltSite;
  /** With other descriptions in one tag. */
  second: BuiltSite;
}

/** Builds a site of as many pages of calls, and again after a change of one tag. */
export async function buildLarge(work: string, calls: number): Promise<LargeCost> {
  const siteDir = join(work, `large-${calls}`);
  const build = async (edition: string) => {
    await writeLargeSite(siteDir, calls, edition);
    return buildSite(`${calls} calls, ${edition} build`, siteDir, join(work, `large-${calls}-${edition}`));
  };
  return { first: await build('first'), second: await build('second') };
}
