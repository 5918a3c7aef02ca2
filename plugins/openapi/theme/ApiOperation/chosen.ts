import { createContext, useContext, useState } from 'react';
import type { ChoiceView, ExampleView } from '../../core/view/types';

export interface Chosen {
  name?: string;
  mediaType?: string;
}

export const ChosenContext = createContext<{ chosen?: Chosen; share(chosen: Chosen): void }>({
  share: () => undefined,
});

/** A name outweighs a media type. */
function likeness(item: Chosen, { name, mediaType }: Chosen): number {
  const isNamed = item.name !== undefined && item.name === name;
  const isTyped = item.mediaType !== undefined && item.mediaType === mediaType;
  return (isNamed ? 2 : 0) + (isTyped ? 1 : 0);
}

/** Returns the index of the item most similar to the last choice; `own` wins a tie. */
export function findChosen(items: Chosen[], own: number, chosen: Chosen | undefined): number {
  if (!chosen) return own;
  const likenesses = items.map((item) => likeness(item, chosen));
  const most = Math.max(...likenesses);
  return most === 0 || likenesses[own] === most ? own : likenesses.indexOf(most);
}

function useChosen(items: Chosen[]): [index: number, choose: (index: number) => void] {
  const [own, setOwn] = useState(0);
  const { chosen, share } = useContext(ChosenContext);
  const choose = (index: number) => {
    setOwn(index);
    share(items[index] ?? {});
  };
  return [findChosen(items, own, chosen), choose];
}

export function useChosenExample(examples: ExampleView[], mediaType?: string): [number, (index: number) => void] {
  return useChosen(
    examples.map((example) => ({ name: example.name ?? example.label, mediaType: example.mediaType ?? mediaType })),
  );
}

export function useChosenRequest(choices: ChoiceView[]): [number, (index: number) => void] {
  return useChosen(choices);
}

export function useChosenMediaType(): string | undefined {
  return useContext(ChosenContext).chosen?.mediaType;
}
