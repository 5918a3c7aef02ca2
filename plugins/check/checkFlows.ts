import { resolve } from 'node:path';
import { FLOW_FILE, lacksFlows, readFlowFiles } from '../flows/core/folder/readFlowFiles';
import { STRICT_FLOW_RULES } from '../flows/core/rules/about';
import { toOperations } from '../flows/core/toOperations';
import type { ApiModel } from '../openapi';
import { once } from '../shared/core/cache';
import type { Problem } from '../shared/problem';
import type { ProjectFiles } from './files';
import type { CheckTarget } from './options';

const operationsOf = once((model: ApiModel) => toOperations(model));

/** What Arazzo documents say, against the document that they use. Without it, only what they say themselves. */
export async function checkFlows(
  { baseDir, flows, strict, rules }: CheckTarget,
  files: ProjectFiles,
  model: ApiModel | undefined,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const names: string[] = [];
  for (const given of flows) {
    const found = /\.(?:ya?ml|json)$/.test(given)
      ? [given]
      : (await files.list(given)).filter((name) => FLOW_FILE.test(name) && !name.slice(given.length + 1).includes('/'));
    if (found.length === 0) problems.push(lacksFlows(given));
    names.push(...found);
  }
  const read = names.map(async (name) => {
    const text = (await files.read(name)) ?? '';
    return { path: resolve(baseDir, name), name, bytes: Buffer.from(text) };
  });
  problems.push(...readFlowFiles(await Promise.all(read), model && operationsOf(model)).problems);
  return problems.flatMap((one): Problem[] => {
    const usual = strict && STRICT_FLOW_RULES.includes(one.rule) ? 'error' : one.severity;
    const severity = rules[one.rule] ?? usual;
    return severity === 'off' ? [] : [{ ...one, severity }];
  });
}
