import type { SandboxApi } from '../../core/api';
import { createRefusedValues } from '../../core/handle/refusedValues';

export type { RefusedValue } from '../../core/handle/refusedValues';

/** Has the validator: import this module on demand. */
export function openRefusedValues(api: SandboxApi): ReturnType<typeof createRefusedValues> {
  return createRefusedValues(api);
}
