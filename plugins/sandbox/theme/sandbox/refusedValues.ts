import type { SandboxApi } from '../../core/api';
import { createRefusedValues } from '../../core/request/refusedValues';

export type { RefusedValue } from '../../core/request/refusedValues';

/** Has the validator: import this module on demand. */
export function openRefusedValues(api: SandboxApi): ReturnType<typeof createRefusedValues> {
  return createRefusedValues(api);
}
