import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import Html from '@theme/ApiSchema/Html';
import { type ReactNode, useEffect } from 'react';
import type { OperationView } from '../../../openapi';
import type { Answered } from '../../browser/readAnswer';

interface AnswerProps {
  answer: Answered;
  errors: OperationView['errors'];
}

export default function Answer({ answer, errors }: AnswerProps): ReactNode {
  const { failure, note, status, isError, code, reason, text, grammar = 'text', image, bytes } = answer;
  useEffect(() => () => void (image && URL.revokeObjectURL(image)), [image]);
  if (note) return <p className="api-console-note">{note}</p>;
  if (failure) return <p className="api-console-failure">{failure}</p>;
  const name = translate({ id: 'console.result', message: 'Result' });
  const error = errors.find((one) => one.code === code);
  return (
    <section className="api-console-answer" aria-label={name}>
      <p className={isError ? 'api-console-failure' : 'api-console-success'}>
        <b>HTTP {status}</b>
        {code !== undefined && (
          <>
            {' · '}
            {error?.href ? <Link to={error.href}>{code}</Link> : code} <Html inline html={error?.meaning} />
          </>
        )}
      </p>
      <Html html={error?.action} />
      {reason && (
        <p className="api-console-note">
          {translate({ id: 'console.reason', message: 'Reason that the sandbox gives: {reason}' }, { reason })}
        </p>
      )}
      {image && <img src={image} alt={name} />}
      {text ? (
        <ApiCode head={<b>{name}</b>} name={name} code={text} grammar={grammar} />
      ) : (
        bytes !== undefined && <p>{translate({ id: 'console.bytes', message: '{bytes} bytes' }, { bytes })}</p>
      )}
    </section>
  );
}
