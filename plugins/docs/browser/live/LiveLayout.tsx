import type { Props } from '@theme/DocItem/Layout';
import Original from '@theme-live/DocItem/Layout';
import { type ComponentType, createElement, isValidElement, type ReactNode } from 'react';

/** Renders a page in the body that it had: a new type of element would lose the state of everything in it. */
export default function LiveLayout({ children, ...props }: Props): ReactNode {
  const { body } = (isValidElement(children) ? children.type : {}) as { body?: ComponentType };
  return <Original {...props}>{body ? createElement(body) : children}</Original>;
}
