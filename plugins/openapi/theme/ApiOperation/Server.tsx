import type { ReactNode } from 'react';
import type { ServerView } from '../../core/view/types';
import Html from '../ApiSchema/Html';
import { comma, inBrackets } from '../punctuation';

/** An address, and the variables in it. */
export default function Server({ server: { url, name, html, variables } }: { server: ServerView }): ReactNode {
  return (
    <>
      {name && <b>{name}</b>} <code>{url}</code> <Html inline html={html} />
      {variables.map((variable) => (
        <div key={variable.name} className="api-note">
          <code>{variable.name}</code> = <code>{variable.default}</code>
          {variable.enum.length > 0 && inBrackets(variable.enum.join(comma()))} <Html inline html={variable.html} />
        </div>
      ))}
    </>
  );
}
