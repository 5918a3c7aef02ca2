import { fillComment } from '../comments';
import type { PreparedRequest } from '../prepare';

/** Milliseconds to wait, never less than the seconds say. */
export function pollMilliseconds(seconds: number): number {
  return Math.ceil(seconds * 1000);
}

/** Says why the wait is as long as it is. */
export function pollComment({ comments }: Pick<PreparedRequest, 'comments'>, seconds: number): string {
  return fillComment(comments.pause, { seconds });
}
