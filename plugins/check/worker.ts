import { parentPort, workerData } from 'node:worker_threads';
import type { CheckTarget } from './options';
import { runCheck } from './runCheck';

export interface CheckTask {
  target: CheckTarget;
  /** Whether to run the document's own rules. */
  lint: boolean;
}

const { target, lint } = workerData as CheckTask;

// Not a top-level `await`, which CommonJS lacks. A rejection ends the thread with its error.
void runCheck(target, { lint }).then(({ problems }) => parentPort?.postMessage(problems));
