import type { SandboxApi, SandboxOperation } from '../api';

/** The text of a code, as this operation words it. */
export function messageOf({ envelope, messages }: SandboxApi, operation: SandboxOperation, code: number): string {
  if (envelope && code === envelope.success) return envelope.text;
  return operation.messages?.[code] ?? messages[code] ?? '';
}
