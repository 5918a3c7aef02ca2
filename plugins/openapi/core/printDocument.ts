import { stringify } from 'yaml';
import { once } from '../../shared/cache';
import type { ApiModel } from './model/types';
import type { DocumentFormat } from './pages/downloads';

/** Printing YAML takes a second per million characters. */
const MOST_YAML = 2_000_000;

const printJson = once(({ document, numbers }: ApiModel) => numbers.restore(JSON.stringify(document, null, 2)));

const printYaml = once((model: ApiModel) => {
  const json = printJson(model);
  // JSON is YAML.
  if (json.length > MOST_YAML) return json;
  return model.numbers.restore(stringify(model.document, { aliasDuplicateObjects: false, lineWidth: 0 }));
});

/** Prints the whole document in one file, with its numbers as written. */
export function printDocument(model: ApiModel, format: DocumentFormat): string {
  return `${(format === 'yaml' ? printYaml : printJson)(model).trimEnd()}\n`;
}
