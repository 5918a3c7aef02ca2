import { createInterface } from 'node:readline';
import { NO_JSON } from '../core/protocol/failures';

interface Serving {
  /** Ends it. */
  signal: AbortSignal;
  /** Called after each answer. */
  answered(): void;
}

/** Answers the messages of standard input, a line each, in their order, until it ends. */
export async function serveLines(
  answer: (message: unknown) => Promise<unknown>,
  { signal, answered }: Serving,
): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY, signal })) {
    if (signal.aborted) break;
    if (line.trim() === '') continue;
    const reply = await answerLine(line, answer);
    if (reply === undefined) continue;
    process.stdout.write(`${JSON.stringify(reply)}\n`);
    answered();
  }
}

async function answerLine(line: string, answer: (message: unknown) => Promise<unknown>): Promise<unknown> {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return { jsonrpc: '2.0', id: null, error: { code: NO_JSON, message: 'This line is no JSON.' } };
  }
  return answer(message);
}
