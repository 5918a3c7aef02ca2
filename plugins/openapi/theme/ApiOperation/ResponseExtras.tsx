import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Extensions from '@theme/ApiOperation/Extensions';
import RuntimeText from '@theme/ApiOperation/RuntimeText';
import Fields from '@theme/ApiSchema/Fields';
import Html from '@theme/ApiSchema/Html';
import { Fragment, type ReactNode } from 'react';
import { colon, comma, fullStop } from '../../browser/punctuation';
import type { ResponseView } from '../../core/view/types';

export default function ResponseExtras({
  response: { headers, links, extensions },
}: {
  response: ResponseView;
}): ReactNode {
  return (
    <>
      {headers && (
        <details>
          <summary>{translate({ id: 'api.headers', message: 'Headers' })}</summary>
          <Fields fields={headers} />
        </details>
      )}
      {links?.map(({ name, html, target, href, passes, server }) => (
        <div key={name} className="api-note">
          {translate({ id: 'api.link', message: 'Leads on to' })}{' '}
          {href ? <Link to={href}>{target}</Link> : <code>{target}</code>}
          {passes.map((pass, index) => (
            <Fragment key={index}>
              {index > 0 ? comma() : colon()}
              <code>{pass.name}</code> = {pass.text ? <RuntimeText text={pass.text} /> : <code>{pass.value}</code>}
            </Fragment>
          ))}
          {server && ' '}
          {server && <code>{server}</code>}
          {html && fullStop()}
          <Html inline html={html} />
        </div>
      ))}
      {extensions && <Extensions extensions={extensions} />}
    </>
  );
}
