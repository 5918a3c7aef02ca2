import { translate } from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import Choice from '@theme/ApiCode/Choice';
import Asking from '@theme/ApiConsole/Asking';
import Send from '@theme/ApiConsole/Send';
import Second from '@theme/ApiConsole/World/Second';
import { useSampleLanguage } from '@theme/ApiOperation/useSampleLanguage';
import { type ReactNode, useEffect, useState } from 'react';
import { useCopy } from '../../../shared/browser/useCopy';
import { addressOf } from '../../browser/targets';
import { useBench } from '../../browser/useBench';
import { useWide } from '../../browser/useWide';
import { SHARED } from '../../core/sharedName';
import { writeShared } from '../../core/shareForm';
import { toSample } from '../../core/toSample';

type Write = typeof import('@theme/samples/writeSample').writeSample;

/** What is sent, as code in the language of the samples, with Send. */
export default function Request(): ReactNode {
  const { bench, state, shared } = useBench();
  const { view, operation, desk } = bench;
  const [chosen, chooseLanguage] = useSampleLanguage();
  const [write, setWrite] = useState<Write>();
  const isWide = useWide();
  const { form, choice } = state;
  const { target, withSecrets } = shared;
  useEffect(() => {
    let isGone = false;
    import('@theme/samples/writeSample').then(
      ({ writeSample }) => isGone || setWrite(() => writeSample),
      // Offline: Send works without code.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  const built = desk.callOf(view.id)?.requests[choice];
  const language = view.samples.find(({ id }) => id === chosen) ?? view.samples[0];
  const address =
    target.kind === 'page' || (target.kind === 'other' && shared.address === '') ? undefined : codeAddress();
  const sample = built && toSample({ operation, built, form, address, withSecrets });
  const code = language && sample && write?.(language.id, { ...sample, comments: desk.comments });
  const hasSecrets = form.fields.some(({ credential, value }) => credential !== undefined && value !== '');
  const name = translate({ id: 'console.code', message: 'Code of this request' });

  function codeAddress(): string {
    const [base = ''] = target.kind === 'local' ? (operation.bases ?? desk.api.bases) : [];
    return `${addressOf(shared, view.servers ?? desk.servers)}${base}`;
  }

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
      <Second />
      <Asking />
    </div>
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
