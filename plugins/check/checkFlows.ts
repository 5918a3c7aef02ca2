import { resolve } from 'node:path';
import { FLOW_FILE } from '../flows/core/folder/flowFile';
import { listReaderTexts } from '../flows/core/folder/listReaderTexts';
import { checkPageIds, type FolderFlow, lacksFlows, readFlowFiles } from '../flows/core/folder/readFlowFiles';
import { STRICT_FLOW_RULES } from '../flows/core/rules/about';
import { toOperations } from '../flows/core/toOperations';
import type { ApiModel } from '../openapi';
import { keepLast, once } from '../shared/core/cache';
import type { Problem } from '../shared/problem';
import type { DemoTexts } from './core/project/demoTexts';
import type { SpecText, TextCatalogue } from './core/project/project';
import { readMarkdown } from './core/text/readMarkdown';
import { readCatalogue } from './core/translations/readCatalogue';
import type { ProjectFiles } from './files';
import type { CheckTarget } from './options';

const operationsOf = once((model: ApiModel) => toOperations(model));

interface CheckedFlows {
  problems: Problem[];
  /** What they say to readers; none if there are no pages of them. */
  texts: DemoTexts[];
}

type FlowCheck = (files: ProjectFiles, model: ApiModel | undefined) => Promise<CheckedFlows>;

/** What Arazzo documents say, against the document that they use. Without it, only what they say themselves. */
export function createFlowCheck({ baseDir, docsDir, flows, strict, rules, translations }: CheckTarget): FlowCheck {
  const isSite = docsDir !== undefined;
  const keepRead = keepLast<ReturnType<typeof readFlowFiles>>();
  const keepOriginals = keepLast<SpecText[]>();
  const keepTexts = keepLast<DemoTexts>();

  async function listNames(files: ProjectFiles): Promise<{ names: string[]; problems: Problem[] }> {
    const lists = flows.map(async (given) => {
      if (/\.(?:ya?ml|json)$/.test(given)) return [given];
      const found = await files.list(given);
      return found.filter((name) => FLOW_FILE.test(name) && !name.slice(given.length + 1).includes('/'));
    });
    const names = await Promise.all(lists);
    return {
      names: [...new Set(names.flat())],
      problems: flows.flatMap((given, index) => (names[index]?.length === 0 ? lacksFlows(given) : [])),
    };
  }

  async function readTexts(found: readonly FolderFlow[], files: ProjectFiles): Promise<DemoTexts[]> {
    const documents = found.map(({ document }) => document);
    if (!isSite || documents.length === 0) return [];
    const originals = keepOriginals(documents, () =>
      documents.flatMap(listReaderTexts).map(({ text, at }) => ({
        ...readMarkdown(text, 'en', at),
        ...{ key: 'description', node: {}, kind: undefined, path: [] },
      })),
    );
    const known = new Set(originals.map(({ text }) => text));
    const written = translations.map(async ({ locale, flowsFile: file }): Promise<TextCatalogue> => {
      const text = await files.read(file);
      return readCatalogue({ locale, file, text, specTexts: originals }, (messages) => ({
        missing: [...known].filter((one) => !Object.hasOwn(messages, one)),
        unused: Object.keys(messages).filter((one) => !known.has(one)),
      }));
    });
    const catalogues = await Promise.all(written);
    return [keepTexts([originals, ...catalogues], () => ({ originals, catalogues }))];
  }

  return async (files, model) => {
    const { names, problems } = await listNames(files);
    const texts = await Promise.all(names.map(async (name) => (await files.read(name)) ?? ''));
    const found = keepRead([model, ...names, ...texts], () => {
      const read = names.map((name, index) => {
        return { path: resolve(baseDir, name), name, bytes: Buffer.from(texts[index] ?? '') };
      });
      return readFlowFiles(read, model && operationsOf(model));
    });
    problems.push(...found.problems, ...(isSite ? checkPageIds(found.flows) : []));
    const judged = problems.flatMap((one): Problem[] => {
      const usual = strict && STRICT_FLOW_RULES.includes(one.rule) ? 'error' : one.severity;
      const severity = rules[one.rule] ?? usual;
      return severity === 'off' ? [] : [{ ...one, severity }];
    });
    return { problems: judged, texts: await readTexts(found.flows, files) };
  };
}
