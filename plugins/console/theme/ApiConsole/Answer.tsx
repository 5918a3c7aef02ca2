import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import Html from '@theme/ApiSchema/Html';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OperationView } from '../../../openapi';
import type { Answered } from '../../browser/readAnswer';

interface AnswerProps {
  answer: Answered | undefined;
  errors: OperationView['errors'];
}

/** Screen readers announce what happened, not the whole result. */
export default function Answer({ answer, errors }: AnswerProps): ReactNode {
  const { image } = answer ?? {};
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => () => void (image && URL.revokeObjectURL(image)), [image]);
  useEffect(() => {
    // Below a long form, it would come out of sight.
    if (answer) status.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return (
    <div>
      <div ref={status} className="api-console-answer" aria-live="polite">
        {answer && <Status answer={answer} errors={errors} />}
      </div>
      {answer && <Result answer={answer} />}
    </div>
  );
}

function Status({ answer, errors }: { answer: Answered; errors: OperationView['errors'] }): ReactNode {
  const { failure, note, title, status, isError, code, message, reason } = answer;
  if (note) return <p>{note}</p>;
  if (failure) return <p className="api-console-failure">{failure}</p>;
  const error = title === undefined ? errors.find((one) => one.code === code) : undefined;
  return (
    <>
      {title && <p>{title}</p>}
      <p className={isError ? 'api-console-failure' : 'api-console-success'}>
        <b>HTTP {status}</b>
        {code !== undefined && (
          <>
            {' · '}
            {error?.href ? <Link to={error.href}>{code}</Link> : code}{' '}
            {error ? <Html inline html={error.meaning} /> : message}
          </>
        )}
      </p>
      <Html html={error?.action} />
      {reason && (
        <p className="api-console-note">
          {translate({ id: 'console.reason', message: 'Reason that the sandbox gives: {reason}' }, { reason })}
        </p>
      )}
    </>
  );
}

function Result({ answer: { text, grammar = 'text', image, bytes } }: { answer: Answered }): ReactNode {
  const name = translate({ id: 'console.result', message: 'Result' });
  return (
    <section className="api-console-answer" aria-label={name}>
      {image && <img src={image} alt={name} />}
      {text && <ApiCode head={<b>{name}</b>} name={name} code={text} grammar={grammar} />}
      {bytes !== undefined && <p>{translate({ id: 'console.bytes', message: 'Size in bytes: {bytes}' }, { bytes })}</p>}
    </section>
  );
}
