import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { ErrorView } from '../../core/view/types';
import Html from '../ApiSchema/Html';
import { Assumptions } from '../Assumed';
import { usePlural } from '../usePlural';

/** The codes that a call can bring: its own in sight, those that come with what it uses folded. */
export default function Errors({ errors }: { errors: ErrorView[] }): ReactNode {
  const selectPlural = usePlural();
  const own = errors.filter(({ inherited }) => !inherited);
  const inherited = errors.filter((error) => error.inherited);
  const count = inherited.length;
  return (
    <>
      <h3>{translate({ id: 'api.errors', message: 'Errors' })}</h3>
      {own.length > 0 && <ErrorTable errors={own} />}
      {count > 0 && (
        <details open={own.length === 0}>
          <summary>
            {selectPlural(
              count,
              translate(
                {
                  id: 'api.errors.inherited',
                  message:
                    '{count} from the key and the parameters: {codes}|{count} from the key and the parameters: {codes}',
                  description: 'Plural forms',
                },
                { count, codes: inherited.map(({ code }) => code).join(', ') },
              ),
            )}
          </summary>
          <ErrorTable errors={inherited} />
        </details>
      )}
    </>
  );
}

function ErrorTable({ errors }: { errors: ErrorView[] }): ReactNode {
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
          <tr key={code}>
            <th scope="row">{href ? <Link to={href}>{code}</Link> : code}</th>
            <td>
              <Html html={meaning} />
              <Html className="api-note" html={when} />
              <Assumptions assumed={assumed} />
              <Html className="api-note" html={action} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
