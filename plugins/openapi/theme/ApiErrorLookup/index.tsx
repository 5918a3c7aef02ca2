import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Answer from '@theme/ApiErrorLookup/Answer';
import CopyLink from '@theme/ApiErrorLookup/CopyLink';
import Filter from '@theme/ApiErrorLookup/Filter';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { pageInHash } from '../../../shared/browser/pageInHash';
import { decodePercent } from '../../../shared/core/decodePercent';
import { useErrorSigns } from '../../browser/failures/errorSigns';
import { createErrorFinder, MOST_TEXT, summarise } from '../../core/errors/recogniseError';
import type { ErrorCodeView, ErrorLookupView } from '../../core/view/types';
import './lookup.css';

/** An address that can be shared: `#find=10021%20archiveGet`. What was pasted never becomes part of it. */
const PREFIX = '#find=';

type PageData = Array<ErrorLookupView | Partial<ErrorCodeView>>;

/** Finds what a pasted text is about, and filters the catalogue. `data`: that of all sections of the page. */
export default function ApiErrorLookup({ data }: { data: PageData }): ReactNode {
  const id = useId();
  const { hash } = useLocation();
  const isBrowser = useIsBrowser();
  const [typed, setTyped] = useState<{ text: string; hash: string }>();
  // A link to an answer, followed later, replaces what was typed.
  const text = typed?.hash === hash ? typed.text : isBrowser ? readText(hash) : '';
  const signs = useErrorSigns();
  const lookup = useMemo(() => data.find(isLookup) ?? { calls: [] }, [data]);
  const codes = useMemo(() => data.filter(isCode), [data]);
  const find = useMemo(() => createErrorFinder(codes, lookup, signs), [codes, lookup, signs]);
  const isEmpty = text.trim() === '';
  const findings = isEmpty ? [] : find(text);
  const shared = summarise(findings);

  function change(next: string): void {
    setTyped({ text: next, hash });
    const summary = summarise(find(next));
    const page = pageInHash();
    const address = page || location.pathname + location.search;
    history.replaceState(history.state, '', summary === '' ? address : page + PREFIX + encodeURIComponent(summary));
  }

  return (
    <>
      <div className="api-lookup">
        <label htmlFor={`${id}text`}>
          {translate({ id: 'api.lookup.label', message: 'Paste a code, a reply or a log line' })}
        </label>
        <textarea
          id={`${id}text`}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          value={text}
          placeholder={'{"code":10021,"msg":"…"}'}
          aria-describedby={`${id}note`}
          onChange={({ target }) => change(target.value)}
        />
        <p id={`${id}note`} className="api-note">
          {translate({ id: 'api.lookup.private', message: 'What you paste stays in this page.' })}
        </p>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no headings and lists */}
        <div role="status">
          {text.length > MOST_TEXT && (
            <p>
              {translate(
                { id: 'api.lookup.cut', message: 'Only the first {most} characters are read.' },
                { most: MOST_TEXT.toLocaleString() },
              )}
            </p>
          )}
          {!isEmpty && findings.length === 0 && (
            <p>{translate({ id: 'api.lookup.none', message: 'There is no error code in this text.' })}</p>
          )}
          {findings.map((finding, index) => (
            <Answer
              key={index}
              finding={finding}
              statuses={lookup.statuses}
              action={index === 0 && <CopyLink hash={PREFIX + encodeURIComponent(shared)} />}
            />
          ))}
        </div>
      </div>
      <Filter count={codes.length} />
    </>
  );
}

function readText(hash: string): string {
  return hash.startsWith(PREFIX) ? decodePercent(hash.slice(PREFIX.length)) : '';
}

function isCode(section: PageData[number]): section is ErrorCodeView {
  return 'code' in section;
}

function isLookup(section: PageData[number]): section is ErrorLookupView {
  return 'calls' in section;
}
