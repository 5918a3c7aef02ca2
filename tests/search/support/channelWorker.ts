import { answerQuestions } from '../../../plugins/search/theme/search/answerQuestions';
import type { SearchWorker } from '../../../plugins/search/theme/search/workerEngine';

export interface ChannelWorker extends SearchWorker {
  /** As browsers tell that the script of a worker is missing or forbidden. */
  fail(): void;
  isTerminated: boolean;
}

/** The worker's own code at the other end of a channel: all is copied between, as between threads. */
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
