import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { TrialContext } from '@theme/ApiOperation/trialContext';
import Html from '@theme/ApiSchema/Html';
import Assumptions from '@theme/Assumed/Assumptions';
import { type ReactNode, useContext } from 'react';
import { comma } from '../../browser/punctuation';
import type { ErrorView } from '../../core/view/types';

export default function Errors({ id, errors }: { id: string; errors: ErrorView[] }): ReactNode {
  const own = errors.filter(({ common }) => !common);
  const common = errors.filter((error) => error.common);
  const count = common.length;
  return (
    <>
      <h3>{translate({ id: 'api.errors', message: 'Errors' })}</h3>
      {own.length > 0 && <ErrorTable id={id} errors={own} />}
      {count > 0 && (
        <details open={own.length === 0}>
          <summary>
            {translate(
              { id: 'api.errors.common', message: '{count} that most calls can return: {codes}' },
              { count, codes: common.map(({ code }) => code).join(comma()) },
            )}
          </summary>
          <ErrorTable id={id} errors={common} />
        </details>
      )}
    </>
  );
}

function ErrorTable({ id, errors }: { id: string; errors: ErrorView[] }): ReactNode {
  const { parts } = useContext(TrialContext);
  return (
    <table className="api-fields api-errors">
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'api.error.code', message: 'Code' })}</th>
          <th scope="col">{translate({ id: 'api.error.meaning', message: 'Meaning and what to do' })}</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({ code, href, when, assumed, meaning, action }) => (
          <tr key={code} id={`${id}.${code}`}>
            <th scope="row">
              {href ? <Link to={href}>{code}</Link> : code}
              <a className="hash-link" href={`#${id}.${code}`} aria-label={`#${code}`} />
            </th>
            <td>
              <Html html={meaning} />
              <Html className="api-note" html={when} />
              <Assumptions assumed={assumed} />
              <Html className="api-note" html={action} />
              {parts && <parts.ErrorCell id={id} code={code} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
