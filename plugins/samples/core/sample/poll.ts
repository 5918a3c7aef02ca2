import type { Block } from '../text/block';
import { addComment, writeComment } from '../text/comment';
import type { Doc } from '../text/doc';
import { fillComment } from './comments';
import type { PreparedRequest } from './prepare';

export function pollMilliseconds(seconds: number): number {
  return Math.ceil(seconds * 1000);
}

/** The pause between two calls, with its reason. */
export function explainPause(request: PreparedRequest, mark: string, pause: Doc, gap?: string): Doc {
  const { comments, pollSeconds: seconds = 0 } = request;
  return addComment(pause, mark, fillComment(comments.pause, { seconds }), gap);
}

/** The end of an endless loop of calls. */
export function endLoop(request: PreparedRequest, mark: string, pause: Doc, gap?: string): Block {
  return [writeComment(mark, request.comments.stopLoop), explainPause(request, mark, pause, gap)];
}
