import { fillComment } from '../comments';
import type { PreparedRequest } from '../prepare';

export function pollMilliseconds(seconds: number): number {
  return Math.ceil(seconds * 1000);
}

export function pollComment({ comments }: Pick<PreparedRequest, 'comments'>, seconds: number): string {
  return fillComment(comments.pause, { seconds });
}
