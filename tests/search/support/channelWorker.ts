import { answerQuestions } from '../../../plugins/search/theme/search/answerQuestions';
import type { SearchWorker } from '../../../plugins/search/theme/search/workerEngine';

export interface ChannelWorker extends SearchWorker {
  /** As for a missing or forbidden worker script. */
  fail(): void;
  isTerminated: boolean;
}

/** Runs the worker's code over a message channel, which copies like a thread. */
export function startChannelWorker(): ChannelWorker {
  const { port1, port2 } = new MessageChannel();
  const errors = new EventTarget();
  answerQuestions(port2);
  port2.start();
  port1.start();
  return {
    isTerminated: false,
    addEventListener(type: string, listener: EventListenerOrEventListenerObject) {
      (type === 'message' ? port1 : errors).addEventListener(type, listener);
    },
    postMessage: (message: unknown) => port1.postMessage(message),
    terminate() {
      this.isTerminated = true;
      port1.close();
    },
    fail() {
      errors.dispatchEvent(new Event('error'));
    },
  };
}
