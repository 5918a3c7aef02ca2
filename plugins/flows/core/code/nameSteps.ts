import type { CodeStep } from './types';

interface Naming {
  taken: ReadonlySet<string>;
  toName(id: string): string;
  /** What follows a name that something else has. */
  suffix: string;
  /** The name of what a step gets. */
  replyOf(name: string): string;
}

/** Each step has a name that nothing else has, nor what it gets. */
export function nameSteps(
  steps: readonly CodeStep[],
  { taken, toName, suffix, replyOf }: Naming,
): (id: string) => string {
  const used = new Set(taken);
  const names = new Map<string, string>();
  for (const { id } of steps) {
    let name = toName(id);
    while (used.has(name) || used.has(replyOf(name))) name += suffix;
    names.set(id, name);
    used.add(name).add(replyOf(name));
  }
  return (id) => names.get(id) ?? toName(id);
}
