import { existsSync } from 'node:fs';
import type {
  ApiModel,
  ApiOptions,
  Operation,
  OperationNote,
  PageBuilder,
  PageBuilderContext,
  SiteFlows,
} from '../../openapi';
import { once } from '../../shared/core/cache';
import { escapeText, link } from '../../shared/core/markdown/syntax';
import { nameBelow } from '../../shared/files';
import { startOf } from '../../shared/problem';
import { findOperation } from '../core/findOperation';
import type { FolderFlow } from '../core/folder/readFlowFiles';
import { flowPage, flowPath } from '../core/pages/flowPage';
import { flowPart } from '../core/pages/flowPart';
import type { FlowPageContext } from '../core/pages/types';
import { toOperations } from '../core/toOperations';
import type { FoundSources, Step, Workflow } from '../core/types';
import { flowTranslations, flowWords, translationsFile } from './flowWords';
import { listFlows, readFlowFolder } from './readFlowFolder';

interface Context {
  siteDir: string;
  /** Folder of the translations of the language that is built. */
  localizationDir: string;
  i18n: { currentLocale: string; defaultLocale: string };
}

/** Makes the pages of the workflows in a folder, and notes at calls, which flows they are part of. */
export function createFlowPages(
  { siteDir, localizationDir, i18n }: Context,
  folder: string,
  { routeBase, samples, isPlayable = false }: Pick<ApiOptions, 'routeBase' | 'samples'> & { isPlayable?: boolean },
): { pageBuilder: PageBuilder; operationNote: OperationNote; flows: SiteFlows } {
  const operationsOf = once((model: ApiModel) => toOperations(model));
  const known = new WeakMap<ApiModel, FolderFlow[]>();
  const read = (model: ApiModel): FolderFlow[] => {
    const flows = readFlowFolder(siteDir, folder, operationsOf(model));
    known.set(model, flows);
    return flows;
  };
  const isTranslated = (locale: string) => locale === i18n.currentLocale && locale !== i18n.defaultLocale;
  const translateIn = (locale: string) => {
    const texts = isTranslated(locale) ? flowTranslations(localizationDir) : {};
    return (text: string) => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
  };

  function* eachFlow(flows: readonly FolderFlow[], { model, locale, linksAt }: PageBuilderContext) {
    const translate = translateIn(locale);
    const titles = new Map(model.operations.map(({ operationId, title }) => [operationId, title]));
    for (const { document, sources } of flows) {
      const operationOf = (step: Step) => callOf(step, sources);
      const context: FlowPageContext = {
        model,
        sources,
        isPlayable,
        linksAt,
        routeBase,
        words: flowWords(locale),
        translate,
        operationOf,
        apiTitle: model.title,
        hasLanguage: (id) => samples.some((one) => (typeof one === 'string' ? one : one.id) === id),
        titleOf: (step) =>
          step.label === undefined ? (titles.get(operationOf(step)?.id) ?? nameOf(step)) : translate(step.label),
      };
      for (const workflow of document.workflows) yield { document, workflow, context };
    }
  }

  return {
    // It comes first: files may have changed since the last run.
    pageBuilder: (site) =>
      [...eachFlow(read(site.model), site)].map(({ document, workflow, context }, index) => ({
        ...flowPage(document, workflow, index, context),
        editedAt:
          isTranslated(site.locale) && existsSync(translationsFile(localizationDir))
            ? startOf(nameBelow(translationsFile(localizationDir), siteDir))
            : workflow.source,
      })),
    flows: {
      parts: (site) => {
        const flows = [...eachFlow(known.get(site.model) ?? read(site.model), site)];
        return new Map(flows.map(({ workflow, context }) => [workflow.id, flowPart(workflow, context)]));
      },
      files: () => [...listFlows(siteDir, folder), translationsFile(localizationDir)],
    },
    operationNote({ operationId }, { model, locale }) {
      const flows = (known.get(model) ?? read(model)).flatMap(({ document, sources }) =>
        document.workflows.filter((workflow) => usesCall(workflow, operationId, sources)),
      );
      if (operationId === undefined || flows.length === 0) return undefined;
      const translate = translateIn(locale);
      const links = flows.map(({ id, summary }) =>
        link(escapeText(translate(summary ?? id)), `/${flowPath(routeBase, id)}`),
      );
      return `${flowWords(locale).partOf}: ${links.join(' · ')}`;
    },
  };
}

function callOf({ target }: Step, sources: FoundSources) {
  return target.kind === 'operation' || target.kind === 'path' ? findOperation(target, sources)?.operation : undefined;
}

function usesCall({ steps }: Workflow, id: Operation['operationId'], sources: FoundSources): boolean {
  return steps.some((step) => callOf(step, sources)?.id === id);
}

function nameOf({ id, target }: Step): string {
  return target.kind === 'workflow' ? target.id : id;
}
