import type { SandboxAnswer } from './api';

export function findAnswer(answers: SandboxAnswer[], status: number, exact = false): SandboxAnswer | undefined {
  const names = exact ? [`${status}`] : [`${status}`, `${Math.floor(status / 100)}XX`, 'default'];
  return names.map((name) => answers.find((answer) => answer.status === name)).find((answer) => answer !== undefined);
}
