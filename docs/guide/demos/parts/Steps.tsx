export interface StepResult {
  state: 'done' | 'fallback' | 'failed';
  detail: string;
}

/** The steps of a flow, with the results of those that were taken. */
export function Steps({ names, results }: { names: string[]; results: StepResult[] }) {
  return (
    <ol className="game-steps">
      {names.map((name, index) => (
        <li key={name} data-state={results[index]?.state}>
          <strong>
            {index + 1}. {name}
          </strong>
          <small>{results[index]?.detail}</small>
        </li>
      ))}
    </ol>
  );
}
