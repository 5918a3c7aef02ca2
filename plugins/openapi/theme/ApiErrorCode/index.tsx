import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Html from '@theme/ApiSchema/Html';
import Assumptions from '@theme/Assumed/Assumptions';
import type { ReactNode } from 'react';
import { groupBy } from '../../../shared/core/groupBy';
import { formatMessage } from '../../../shared/messages/formatMessage';
import { colon, comma } from '../../browser/punctuation';
import type { ErrorCodeView } from '../../core/view/types';

export default function ApiErrorCode({ data }: { data: ErrorCodeView }): ReactNode {
  const { meaning, meanings, cause, action, retry, unused, assumed, usedBy } = data;
  return (
    <div className="api-text api-error">
      <Html html={meaning} />
      {meanings && (
        <ul>
          {meanings.map((item, index) => (
            <li key={index}>
              <Html inline html={item.when} />
              {colon()}
              <Html inline html={item.meaning} /> <Html inline html={item.action} />
            </li>
          ))}
        </ul>
      )}
      <dl>
        <Row title={translate({ id: 'api.error.cause', message: 'Why' })} html={cause} />
        <Row title={translate({ id: 'api.error.action', message: 'What to do' })} html={action} />
        {retry && <Row title={translate({ id: 'api.error.retry', message: 'Try again' })} html={RETRIES[retry]()} />}
        <Row title={translate({ id: 'api.error.unused', message: 'Not returned' })} html={unused} />
        {usedBy.length > 0 && (
          <>
            <dt>{translate({ id: 'api.error.usedBy', message: 'Returned by' })}</dt>
            <dd>
              <UsedBy usedBy={usedBy} />
            </dd>
          </>
        )}
      </dl>
      <Assumptions assumed={assumed} />
    </div>
  );
}

const MANY = 8;

function UsedBy({ usedBy }: { usedBy: ErrorCodeView['usedBy'] }): ReactNode {
  const plain = usedBy.filter((use) => !isSpecial(use));
  const special = groupBy(usedBy.filter(isSpecial), ({ when, assumed }) => JSON.stringify([when, assumed]));
  const count = plain.length;
  const run = list(plain);
  return (
    <>
      {count > MANY ? (
        <details>
          <summary>
            {formatMessage(
              translate({ id: 'api.callCount', message: '{count, plural, one {# call} other {# calls}}' }),
              { count },
            )}
          </summary>
          {run}
        </details>
      ) : (
        run
      )}
      {[...special.values()].map((uses) => (
        <div key={uses[0]?.href}>
          {list(uses)}
          {uses[0]?.when && colon()}
          <Html inline html={uses[0]?.when} />
          <Assumptions assumed={uses[0]?.assumed} />
        </div>
      ))}
    </>
  );
}

function list(uses: ErrorCodeView['usedBy']): ReactNode {
  return uses.map(({ title, href }, index) => (
    <span key={href}>
      {index > 0 && comma()}
      <Link to={href}>{title}</Link>
    </span>
  ));
}

function isSpecial({ when, assumed }: ErrorCodeView['usedBy'][number]): boolean {
  return when !== undefined || assumed !== undefined;
}

function Row({ title, html }: { title: string; html: string | undefined }): ReactNode {
  return html ? (
    <>
      <dt>{title}</dt>
      <dd>
        <Html inline html={html} />
      </dd>
    </>
  ) : null;
}

const RETRIES: Record<NonNullable<ErrorCodeView['retry']>, () => string> = {
  never: () => translate({ id: 'api.retry.never', message: 'No: the same call fails again.' }),
  'after-login': () => translate({ id: 'api.retry.afterLogin', message: 'After a new login.' }),
  later: () => translate({ id: 'api.retry.later', message: 'Later, with increasing delays.' }),
  'after-fix': () => translate({ id: 'api.retry.afterFix', message: 'After you correct the request.' }),
  'after-setup': () => translate({ id: 'api.retry.afterSetup', message: 'After the settings are changed.' }),
  'after-creation': () => translate({ id: 'api.retry.afterCreation', message: 'After you create what it asks for.' }),
  'after-consent': () => translate({ id: 'api.retry.afterConsent', message: 'After the user agrees: ask again.' }),
};
