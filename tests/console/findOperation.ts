import type { SandboxApi, SandboxOperation } from '../../plugins/sandbox';

export function findOperation({ operations }: SandboxApi, method: string, path: string): SandboxOperation | undefined {
  return operations.find((operation) => operation.method === method && operation.path === path);
}
