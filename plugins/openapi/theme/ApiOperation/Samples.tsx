import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { ChoiceView, SampleView } from '../../core/view/types';
import ApiCode from '../ApiCode';
import { useChosenRequest } from './ChosenExample';
import { useSampleLanguage } from './useSampleLanguage';

interface SamplesProps {
  samples: SampleView[];
  /** What the samples can send. */
  choices?: ChoiceView[];
}

/** The call in the reader's language. The choice of the language is kept and holds everywhere. */
export default function Samples({ samples, choices = [] }: SamplesProps): ReactNode {
  const [language, chooseLanguage] = useSampleLanguage();
  const [request, chooseRequest] = useChosenRequest(choices);
  const sample = samples.find(({ id }) => id === language) ?? samples[0];
  if (!sample) return null;
  const codes = [sample.code, ...(sample.others ?? [])];
  return (
    <ApiCode
      head={
        <>
          <select
            aria-label={translate({ id: 'api.sample.language', message: 'Language' })}
            value={sample.id}
            onChange={(event) => chooseLanguage(event.target.value)}
          >
            {samples.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          {codes.length > 1 && (
            <select
              aria-label={translate({ id: 'api.sample.request', message: 'Request' })}
              value={request}
              onChange={(event) => chooseRequest(Number(event.target.value))}
            >
              {choices.map(({ label }, index) => (
                <option key={`${index} ${label}`} value={index}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </>
      }
      code={codes[request] ?? sample.code}
      grammar={sample.grammar}
    />
  );
}
