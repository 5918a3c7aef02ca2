import { type ReactNode, useEffect } from 'react';
import { addErrorSign } from '../../browser/failures/errorSigns';

interface Props {
  /** The id of the heading above it. */
  id: string;
  /** Parts of messages that it explains. */
  texts: readonly string[];
  children: ReactNode;
}

/** Explains a message that is no code of the API, for hand-written parts of the page of errors: its lookup finds it. */
export default function ErrorSign({ id, texts, children }: Props): ReactNode {
  const key = texts.join('\n');
  useEffect(() => addErrorSign({ id, texts: key.split('\n'), explanation: children }), [id, key, children]);
  return children;
}
