import { once } from '../../../../shared/core/cache';
import type { ApiModel, ErrorCode } from '../../model/types';
import { compactObject, nonEmpty } from '../compact';
import type { ViewContext } from '../context';
import type { ErrorCodeView, ErrorLookupView } from '../types';
import { commonFailures, failureAnchor } from './commonFailures';
import { errorMessages } from './errorMessages';

export const commonCodes = once((model: ApiModel): ReadonlySet<number> => {
  const counts = new Map<number, number>();
  for (const { errors } of model.operations) {
    for (const { error } of errors) counts.set(error.code, (counts.get(error.code) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([code, count]) => (count * 2 > model.operations.length ? [code] : [])));
});

export function describeErrorCode(error: ErrorCode, { model, links }: ViewContext): ErrorCodeView {
  const inline = (text: string | undefined) => (text ? links.inlineMarkdown(text) : undefined);
  return compactObject({
    code: error.code,
    otherCodes: nonEmpty((error.keywords ?? []).filter((word) => /^-?\d+$/.test(word)).map(Number)),
    name: error.name,
    title: errorTitle(error),
    messages: nonEmpty(messagesOf(error, model)),
    meaning: links.inlineMarkdown(error.meaning),
    meanings: nonEmpty(
      error.meanings.map(({ when, meaning, action }) =>
        compactObject({
          when: links.inlineMarkdown(when.replace(/[.。]\s*$/, '')),
          meaning: links.inlineMarkdown(meaning),
          action: inline(action),
        }),
      ),
    ),
    cause: inline(error.cause),
    action: inline(error.action),
    retry: error.retry,
    unused: inline(error.unused),
    assumed: error.assumed?.map(links.inlineMarkdown),
    usedBy: model.operations.flatMap((operation) => {
      const found = operation.errors.find((candidate) => candidate.error.code === error.code);
      const href = links.operation(operation.id);
      if (!found || !href) return [];
      const meaning = found.meaning && error.meanings.indexOf(found.meaning);
      const assumed = found.assumed?.map(links.inlineMarkdown);
      return [compactObject({ title: operation.title, href, when: inline(found.when), assumed, meaning })];
    }),
  });
}

/** Those that its title does not say. */
function messagesOf(error: ErrorCode, model: ApiModel): string[] {
  const { messages, own } = errorMessages(model);
  const texts = [messages[error.code], ...[...own.values()].map((ofCall) => ofCall[error.code])];
  const title = errorTitle(error).toLowerCase();
  return [...new Set(texts)].flatMap((text) => (text && text.toLowerCase() !== title ? [text] : []));
}

export function errorTitle({ title, name }: ErrorCode): string {
  return title ?? asTitle(name);
}

export function asTitle(name: string): string {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
}

export function describeErrorLookup({ model, links }: ViewContext): ErrorLookupView {
  const calls = model.operations.flatMap(({ id, operationId, title, method, path }) => {
    const href = links.operation(id);
    return href ? [{ name: operationId ?? id, title, method, path, href }] : [];
  });
  const success = model.envelope?.success;
  const described = [...commonFailures(model).keys()].filter((status) => /^\d+$/.test(status));
  return compactObject({
    calls,
    success: typeof success === 'number' ? success : undefined,
    statuses: nonEmpty(described.map((status) => ({ status: Number(status), id: failureAnchor(status) }))),
  });
}
