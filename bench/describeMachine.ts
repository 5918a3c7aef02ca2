import { cpus, release, totalmem } from 'node:os';

export function describeMachine() {
  return { cpus: cpus().length, model: cpus()[0]?.model, memory: totalmem(), node: process.version, system: release() };
}
