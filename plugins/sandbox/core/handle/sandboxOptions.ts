import type { SandboxApi, Validators } from '../api';
import type { Backend, Clock, Random, Store } from '../types';

export interface SandboxOptions {
  /** What `compileSandbox` made of the document. */
  api: SandboxApi;
  validators: Validators;
  /** What it leaves out is answered from the document. */
  backend: Backend;
  store: Store;
  clock: Clock;
  random: Random;
}
