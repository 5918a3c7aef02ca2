import type { JsonObject } from '../../../shared/core/json';
import type { Problem } from '../../../shared/problem';
import { problemAt, sourceAt } from '../parse/sourceText';
import type { ParsedFile } from '../parse/types';
import { cutView } from './cutView';
import type { View } from './types';

export const VIEW_RULE = 'view';

/** Hides what is not in the view. Without `lint`, for old documents, the view may name what there was not. */
export function showView(
  root: JsonObject,
  { view, lint }: { view?: View | undefined; lint: boolean },
  entry: ParsedFile,
): Problem[] {
  const faults = view ? cutView(root, view) : [];
  return lint
    ? faults.map(({ message, hint }) => problemAt(sourceAt(entry, 0), 'error', VIEW_RULE, message, hint))
    : [];
}
