import { parseAllDocuments } from 'yaml';
import { findYamlErrors } from '../../../shared/yamlSyntax';
import { readJson } from './readJson';

/** A syntax error. `index`: in the code. */
export interface Slip {
  index: number;
  message: string;
}

/** The first syntax error of code in a data format; `undefined` for languages that are parsed elsewhere. */
export function findSlips(lang: string, code: string): Slip[] | undefined {
  switch (lang) {
    case 'json':
      return findJsonSlips(code, false);
    case 'jsonc':
      return findJsonSlips(code, true);
    case 'yaml':
    case 'yml':
      return findYamlSlips(code);
    default:
      return undefined;
  }
}

function findJsonSlips(code: string, isLoose: boolean): Slip[] {
  const { slip } = readJson(code, { allowTrailingComma: isLoose, disallowComments: !isLoose });
  return slip ? [slip] : [];
}

function findYamlSlips(code: string): Slip[] {
  const documents = parseAllDocuments(code, { prettyErrors: false });
  if (!Array.isArray(documents)) return [];
  const [first] = documents.flatMap((document) => findYamlErrors(document, code));
  return first ? [{ index: first.offset, message: first.message }] : [];
}
