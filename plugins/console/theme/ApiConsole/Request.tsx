import { translate } from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import Choice from '@theme/ApiCode/Choice';
import Asking from '@theme/ApiConsole/Asking';
import Send from '@theme/ApiConsole/Send';
import Second from '@theme/ApiConsole/World/Second';
import { useSampleLanguage } from '@theme/ApiOperation/useSampleLanguage';
import type { ReactNode } from 'react';
import { useCopy } from '../../../shared/browser/useCopy';
import { useBench } from '../../browser/useBench';
import { useRequestSample } from '../../browser/useRequestSample';
import { useWide } from '../../browser/useWide';
import { SHARED } from '../../core/sharedName';
import { writeShared } from '../../core/shareForm';

/** What is sent, as code in the language of the samples, with Send. */
export default function Request(): ReactNode {
  const { bench, state, shared } = useBench();
  const { view, desk } = bench;
  const [chosen, chooseLanguage] = useSampleLanguage();
  const isWide = useWide();
  const { form } = state;
  const { withSecrets } = shared;
  const language = view.samples.find(({ id }) => id === chosen) ?? view.samples[0];
  const code = useRequestSample(language?.id);
  const hasSecrets = form.fields.some(({ credential, value }) => credential !== undefined && value !== '');
  const name = translate({ id: 'console.code', message: 'Code of this request' });

  return (
    <div className="api-request">
      {language && (
        <ApiCode
          id={`${view.id}-sample`}
          name={name}
          head={
            <>
              <Choice
                name={translate({ id: 'console.language', message: 'Language' })}
                labels={view.samples.map(({ label }) => label)}
                chosen={view.samples.indexOf(language)}
                onChoose={(index) => chooseLanguage(view.samples[index]?.id ?? '')}
              />
              {hasSecrets && (
                <label className="api-check">
                  <input
                    type="checkbox"
                    checked={withSecrets}
                    onChange={({ target: box }) => desk.store.set({ withSecrets: box.checked })}
                  />
                  <span>{translate({ id: 'console.withSecrets', message: 'with key' })}</span>
                </label>
              )}
              <CopyLink />
            </>
          }
          code={code ?? language.code}
          grammar={language.grammar}
        />
      )}
      {isWide && <Send />}
      <Told />
      <Second />
      <Asking />
    </div>
  );
}

/** What a reader should know of the request before it is sent. */
function Told(): ReactNode {
  const { bench, state } = useBench();
  const isOfDocument = state.touched.size === 0 && state.refused.length > 0;
  if (!isOfDocument && !bench.isPartial) return null;
  return (
    <output className="api-told">
      {isOfDocument &&
        translate({
          id: 'console.exampleRefused',
          message: 'The schema does not allow this example of the document. It can be sent all the same.',
        })}{' '}
      {bench.isPartial &&
        translate({
          id: 'console.partial',
          message: 'The schema is too large for this page to check all of it. The server checks the rest.',
        })}
    </output>
  );
}

/** Copies the address of the page with the form filled in; without credentials. */
function CopyLink(): ReactNode {
  const { bench, state } = useBench();
  const [copied, copy] = useCopy(() => {
    const url = new URL(location.href);
    url.search = '';
    url.searchParams.set(SHARED, writeShared(bench.view.id, state.choice, state.form));
    url.hash = bench.view.id;
    return url.href;
  });
  return (
    <button type="button" className="api-small" onClick={copy}>
      {copied === 'copied'
        ? translate({ id: 'console.linkCopied', message: 'Copied' })
        : translate({ id: 'console.copyLink', message: 'Copy link' })}
    </button>
  );
}
