import Html from '@theme/ApiSchema/Html';
import type { ReactNode } from 'react';
import { comma, inBrackets } from '../../browser/punctuation';
import type { ServerView } from '../../core/view/types';

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
