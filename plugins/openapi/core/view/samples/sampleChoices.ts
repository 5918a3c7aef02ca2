import { isJson } from '../../../../shared/core/mediaTypes';
import type { Example, MediaType, Operation } from '../../model/types';
import { exampleLabel } from '../exampleLabel';

export interface SampleChoice {
  label: string;
  name?: string;
  content?: MediaType;
  example?: Example;
}

/** Every choice is repeated in every language. */
const MAX_CHOICES = 6;

export function sampleChoices(operation: Operation): SampleChoice[] {
  const contents = operation.body?.contents ?? [];
  const choices = contents.length > 0 ? bodyChoices(contents) : parameterChoices(operation);
  return choices.slice(0, MAX_CHOICES);
}

function bodyChoices(contents: MediaType[]): SampleChoice[] {
  // JSON first: most readers send it.
  const sorted = contents.toSorted((a, b) => rank(a) - rank(b));
  return sorted.flatMap((content) => {
    const examples = content.examples.filter(({ value }) => value !== undefined);
    const label = (example?: Example) => {
      const own = example && examples.length > 1 ? exampleLabel(example) : undefined;
      if (own === undefined) return content.mediaType;
      return contents.length > 1 ? `${own} (${content.mediaType})` : own;
    };
    if (examples.length === 0) return [{ label: label(), content }];
    return examples.map((example) => ({ label: label(example), name: ownName(example), content, example }));
  });
}

function ownName({ name }: Example): string | undefined {
  return name === 'example' || name === 'default' ? undefined : name;
}

function rank({ mediaType }: MediaType): number {
  if (!isJson(mediaType)) return 2;
  return mediaType.includes('*') ? 1 : 0;
}

/** Parameter examples are grouped by name, if a result has an example of that name. */
function parameterChoices({ parameters, responses }: Operation): SampleChoice[] {
  const named = parameters.flatMap(({ examples }) => examples.filter(ownName));
  const results = responses.flatMap(({ contents }) => contents.flatMap(({ examples }) => examples));
  const shared = named.filter(({ name }) => results.some((example) => example.name === name));
  const choices = new Map(
    shared.map((example) => [example.name, { label: exampleLabel(example), name: example.name }]),
  );
  return choices.size > 1 ? [...choices.values()] : [{ label: '' }];
}
