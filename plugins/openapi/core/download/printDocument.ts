import { stringify } from 'yaml';
import { once } from '../../../shared/core/cache';
import type { ApiModel } from '../model/types';
import { DOWNLOADS, type DocumentFormat } from './formats';

/** Characters of JSON. YAML is for reading, and printing it takes a second per million characters. */
const MOST_TO_READ = 2_000_000;

/** On one line if it is too long to be read. */
const printJson = once(({ document, numbers }: ApiModel) => {
  const short = JSON.stringify(document);
  return numbers.restore(short.length > MOST_TO_READ ? short : JSON.stringify(document, null, 2));
});

const printYaml = once((model: ApiModel) =>
  model.numbers.restore(stringify(model.document, { aliasDuplicateObjects: false, lineWidth: 0 })),
);

/** The formats in which a document is offered: a very long one only as JSON. */
export const offeredFormats = once(({ document }: ApiModel): DocumentFormat[] => {
  const isReadable = JSON.stringify(document).length <= MOST_TO_READ;
  return DOWNLOADS.flatMap(({ format }) => (format === 'json' || isReadable ? [format] : []));
});

/** Prints the whole document in one file, with its numbers as written. `undefined` in a format that is not offered. */
export function printDocument(model: ApiModel, format: DocumentFormat): string | undefined {
  if (!offeredFormats(model).includes(format)) return undefined;
  return `${(format === 'yaml' ? printYaml : printJson)(model).trimEnd()}\n`;
}
