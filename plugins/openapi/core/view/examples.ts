import type { Json } from '../json';
import type { ApiModel, Example, Operation, Response } from '../model/types';
import { sampleValue } from '../sampleValue';
import { drop } from './compact';
import type { SiteLinks } from './links';
import type { ExampleView } from './types';

/** An example longer than this is cut: it would weigh more than the page around it. The whole one stays in the document. */
const MAX_LENGTH = 20_000;

/**
 * Example results: those of the successful responses, then those of the others. Where the document gives none for the
 * first successful JSON response, one is made from its schema.
 */
export function readExampleViews(operation: Operation, model: ApiModel, links: SiteLinks): ExampleView[] {
  const success = operation.responses.filter(({ status }) => /^2/.test(status));
  const failures = operation.responses.filter(({ status }) => !/^2/.test(status));
  const authored = [...success, ...failures].flatMap((response) => responseExamples(response, operation, model, links));
  return authored.some(({ ok }) => ok) ? authored : [...inventedExample(success[0], model), ...authored];
}

function responseExamples(response: Response, operation: Operation, model: ApiModel, links: SiteLinks): ExampleView[] {
  const ok = /^2/.test(response.status);
  return response.contents.flatMap(({ mediaType, examples }) =>
    examples.flatMap((example): ExampleView[] => {
      const code = exampleText(example);
      if (code === undefined) return [];
      const named = example.name === 'example' || example.name === 'default' ? undefined : example.name;
      return [
        drop({
          label: example.summary ?? named ?? response.status,
          ok,
          grammar: grammarOf(mediaType),
          code,
          html: example.description && links.inlineMarkdown(example.description),
          href: errorHref(example, operation, model, links),
        }),
      ];
    }),
  );
}

function errorHref(
  { value }: Example,
  { errors }: Operation,
  { envelope }: ApiModel,
  links: SiteLinks,
): string | undefined {
  if (!envelope || typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const code = value[envelope.code];
  return errors.some(({ error }) => error.code === code) ? links.error(code as number) : undefined;
}

function inventedExample(response: Response | undefined, model: ApiModel): ExampleView[] {
  const content = response?.contents.find(({ mediaType }) => /json/i.test(mediaType));
  if (!response || !content || content.schema === undefined) return [];
  const value = sampleValue(content.schema, model, 'response');
  return value === undefined ? [] : [{ label: response.status, ok: true, grammar: 'json', code: cut(print(value)) }];
}

function exampleText({ value, externalValue }: Example): string | undefined {
  if (value === undefined) return externalValue;
  return cut(typeof value === 'string' ? value : print(value));
}

function print(value: Json): string {
  return JSON.stringify(value, null, 2);
}

function cut(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}\n…` : text;
}

function grammarOf(mediaType: string): string {
  if (/json/i.test(mediaType)) return 'json';
  return /xml|html/i.test(mediaType) ? 'markup' : 'text';
}
