import type { ApiModel, ErrorCode } from '../model/types';
import { drop } from './compact';
import type { SiteLinks } from './links';
import type { ErrorCodeView } from './types';

export function describeErrorCode(error: ErrorCode, model: ApiModel, links: SiteLinks): ErrorCodeView {
  const inline = (text: string | undefined) => (text ? links.inlineMarkdown(text) : undefined);
  return drop({
    code: error.code,
    name: error.name,
    meaning: links.inlineMarkdown(error.meaning),
    meanings:
      error.meanings.length > 0
        ? error.meanings.map(({ when, meaning }) => ({
            when: links.inlineMarkdown(when.replace(/[.。]\s*$/, '')),
            meaning: links.inlineMarkdown(meaning),
          }))
        : undefined,
    cause: inline(error.cause),
    action: inline(error.action),
    retry: error.retry,
    unused: inline(error.unused),
    assumed: error.assumed?.map(links.inlineMarkdown),
    usedBy: model.operations.flatMap((operation) => {
      const found = operation.errors.find((candidate) => candidate.error.code === error.code);
      const href = links.operation(operation.id);
      return found && href ? [drop({ title: operation.title, href, when: inline(found.when) })] : [];
    }),
  });
}
