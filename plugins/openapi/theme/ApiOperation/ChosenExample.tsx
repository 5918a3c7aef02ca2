import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { ExampleView } from '../../core/view/types';

const ChosenExample = createContext<{ name?: string; share(name: string): void }>({ share: () => undefined });

/** Examples of one call that have the same name belong together: of what is sent, and of what comes back. */
export default function ChosenExampleProvider({ children }: { children: ReactNode }): ReactNode {
  const [name, share] = useState<string>();
  const value = useMemo(() => ({ name, share }), [name]);
  return <ChosenExample.Provider value={value}>{children}</ChosenExample.Provider>;
}

const nameOf = (example: ExampleView | undefined) => example?.name ?? example?.label;

/** Which of these is shown: the one of the name that was chosen last, or, where none has it, the own choice. */
export function findChosen(examples: ExampleView[], own: number, name: string | undefined): number {
  // Several results may share a name: the own choice among them stands.
  if (name === undefined || nameOf(examples[own]) === name) return own;
  const index = examples.findIndex((example) => nameOf(example) === name);
  return index < 0 ? own : index;
}

/** The example that is shown: as chosen here, or by its name among other examples of the call. */
export function useChosenExample(examples: ExampleView[]): [index: number, choose: (index: number) => void] {
  const [own, setOwn] = useState(0);
  const { name, share } = useContext(ChosenExample);
  const choose = (index: number) => {
    setOwn(index);
    share(nameOf(examples[index]) ?? '');
  };
  return [findChosen(examples, own, name), choose];
}
