import { add } from '@site/lib/add';

let total = 0;

export function count(): number {
  total = add(total, 1);
  return total;
}
