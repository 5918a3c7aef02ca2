import type { ApiModel, ApiOptions, Operation, OperationNote, PageBuilder } from '../../openapi';
import { once } from '../../shared/core/cache';
import { escapeText, link } from '../../shared/core/markdown/syntax';
import { findOperation } from '../core/findOperation';
import { type FlowPageContext, flowPage, flowPath } from '../core/pages/flowPage';
import { toOperations } from '../core/toOperations';
import type { FoundSources, Step, Workflow } from '../core/types';
import { flowTranslations, flowWords } from './flowWords';
import { type FolderFlow, readFlowFolder } from './readFlowFolder';

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
  { routeBase, isPlayable = false }: Pick<ApiOptions, 'routeBase'> & { isPlayable?: boolean },
): { pageBuilder: PageBuilder; operationNote: OperationNote } {
  const read = once((model: ApiModel): FolderFlow[] => readFlowFolder(siteDir, folder, toOperations(model)));
  const translateIn = (locale: string) => {
    const isOther = locale === i18n.currentLocale && locale !== i18n.defaultLocale;
    const texts = isOther ? flowTranslations(localizationDir) : {};
    return (text: string) => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
  };

  return {
    *pageBuilder({ model, locale, linksAt }) {
      const translate = translateIn(locale);
      const titles = new Map(model.operations.map(({ operationId, title }) => [operationId, title]));
      let index = 0;
      for (const { document, sources } of read(model)) {
        for (const workflow of document.workflows) {
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
            titleOf: (step) => titles.get(operationOf(step)?.id) ?? nameOf(step),
          };
          yield flowPage(document, workflow, index, context);
          index += 1;
        }
      }
    },
    operationNote({ operationId }, { model, locale }) {
      const flows = read(model).flatMap(({ document, sources }) =>
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
