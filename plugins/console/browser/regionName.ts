import type { Bench } from './bench';

/** Several forms may be open: each names its regions after its call. */
export function regionName(label: string, { view }: Bench): string {
  return `${label}: ${view.title}`;
}
