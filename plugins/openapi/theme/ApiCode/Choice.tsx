import type { ReactNode } from 'react';

export interface ChoiceProps {
  /** For screen readers. */
  name: string;
  labels: string[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** A choice in the head of a listing. */
export default function Choice({ name, labels, chosen, onChoose }: ChoiceProps): ReactNode {
  return (
    <select aria-label={name} value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
      {labels.map((label, index) => (
        <option key={`${index} ${label}`} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}
