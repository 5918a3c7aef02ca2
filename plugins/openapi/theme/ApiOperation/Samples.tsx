import { translate } from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import { useChosenRequest } from '@theme/ApiOperation/chosen';
import { useSampleLanguage } from '@theme/ApiOperation/useSampleLanguage';
import ApiServer from '@theme/ApiServer';
import { type ReactNode, useState } from 'react';
import { sampleAnchor } from '../../browser/sampleAnchor';
import { fillSlots } from '../../core/slots';
import type { ChoiceView, OperationView, SampleView, ServerView } from '../../core/view/types';

interface SamplesProps {
  operation: Pick<OperationView, 'id' | 'title'>;
  samples: SampleView[];
  choices?: ChoiceView[];
  servers: ServerView[];
}

/** The call in the reader's language and for the reader's server. Choices persist across pages. */
export default function Samples({ operation: { id, title }, samples, choices = [], servers }: SamplesProps): ReactNode {
  const [language, chooseLanguage] = useSampleLanguage();
  const [request, chooseRequest] = useChosenRequest(choices);
  const [address, setAddress] = useState<string>();
  const sample = samples.find(({ id }) => id === language) ?? samples[0];
  if (!sample) return null;
  const codes = [sample, ...(sample.others ?? [])];
  const { code, slots = [] } = codes[request] ?? sample;
  return (
    <ApiCode
      id={sampleAnchor(id)}
      name={translate(
        { id: 'api.sample.name', message: '{language} sample of {title}' },
        { language: sample.label, title },
      )}
      above={samples.some(({ slots }) => slots) && <ApiServer servers={servers} onChoose={setAddress} />}
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
      code={fillSlots(code, slots, { server: address })}
      grammar={sample.grammar}
    />
  );
}
