import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Failure from '@theme/ApiConsole/Failure';
import Result from '@theme/ApiConsole/Result';
import Early from '@theme/ApiConsole/World/Early';
import Html from '@theme/ApiSchema/Html';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatSize } from '../../browser/formatSize';
import type { Reply } from '../../browser/readReply';
import { useBench } from '../../browser/useBench';

/** What the call has returned, and what that means. Screen readers announce the status, not the whole result. */
export default function Answer(): ReactNode {
  const { state } = useBench();
  const { answer } = state;
  const place = useRef<HTMLDivElement>(null);
  // A stream does not pull the page with each of its parts.
  const arrived = answer?.reply?.stream?.state === 'open' ? 'stream' : answer;
  useEffect(() => {
    // Below a long request, it would come out of sight.
    if (arrived) place.current?.scrollIntoView({ block: 'nearest' });
  }, [arrived]);
  const { image } = answer?.reply ?? {};
  useEffect(() => () => void (image && URL.revokeObjectURL(image)), [image]);
  return (
    <div ref={place} className="api-answer">
      <div aria-live="polite">
        {answer?.title && <p className="api-note">{answer.title}</p>}
        {answer?.reply && <Status reply={answer.reply} milliseconds={answer.milliseconds} />}
        {answer?.failure && <Failure failure={answer.failure} />}
      </div>
      {answer?.reply && <Result answer={answer} reply={answer.reply} />}
    </div>
  );
}

function Status({ reply, milliseconds }: { reply: Reply; milliseconds: number }): ReactNode {
  const { bench, state } = useBench();
  const { status, isError, code, message, reason, content, stream } = reply;
  const { errors } = bench.view;
  const error = state.answer?.title === undefined ? errors.find((one) => one.code === code) : undefined;
  const isKeyWrong =
    isError && error !== undefined && state.form.fields.some(({ isKey, value }) => isKey && value === '');
  return (
    <>
      <p className="api-status">
        <b className={isError ? 'api-bad' : 'api-ok'}>{status}</b>
        {code !== undefined && (
          <span>
            {error?.href ? <Link to={error.href}>{code}</Link> : <b>{code}</b>}{' '}
            {error ? (
              <Html inline html={error.meaning} />
            ) : (
              (message ?? translate({ id: 'console.success', message: 'success' }))
            )}
          </span>
        )}
        <small>
          {translate({ id: 'console.time', message: '{milliseconds} ms' }, { milliseconds })} ·{' '}
          {stream ? <Stream {...stream} /> : formatSize(content.size)}
        </small>
      </p>
      {error?.action && <Html className="api-note" html={error.action} />}
      {reply.early && <Early {...reply.early} />}
      {isKeyWrong && (
        <p className="api-note">
          {translate({ id: 'console.logInFirst', message: 'Log in first: this call needs a key.' })}
        </p>
      )}
      {reason && (
        <p className="api-note">
          {translate({ id: 'console.reason', message: 'Reason that the sandbox gives: {reason}' }, { reason })}
        </p>
      )}
    </>
  );
}

function Stream({ parts, state }: NonNullable<Reply['stream']>): ReactNode {
  const states = {
    open: () => translate({ id: 'console.stream.open', message: 'still open' }),
    ended: () => translate({ id: 'console.stream.ended', message: 'ended' }),
    cancelled: () => translate({ id: 'console.stream.cancelled', message: 'cut off' }),
  };
  return (
    <>
      {translate({ id: 'console.stream.parts', message: 'Parts: {parts}' }, { parts })} · {states[state]()}
    </>
  );
}
