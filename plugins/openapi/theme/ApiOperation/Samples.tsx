import { translate } from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import Choice from '@theme/ApiCode/Choice';
import { useChosenRequest } from '@theme/ApiOperation/chosen';
import { useSampleLanguage } from '@theme/ApiOperation/useSampleLanguage';
import ApiServer from '@theme/ApiServer';
import { type ReactNode, useState } from 'react';
import { hasServerChoice } from '../../../samples/core/code/serverAddress';
import type { ChoiceView, OperationView, SampleView, ServerView } from '../../core/view/types';

interface SamplesProps {
  operation: Pick<OperationView, 'id' | 'title' | 'parameters' | 'body'>;
  samples: SampleView[];
  choices?: ChoiceView[];
  servers: ServerView[];
}

/** The call in the reader's language and for the reader's server. Choices persist across pages. */
export default function Samples({
  operation: { id, title, parameters, body },
  samples,
  choices = [],
  servers,
}: SamplesProps): ReactNode {
  const [language, chooseLanguage] = useSampleLanguage();
  const [request, chooseRequest] = useChosenRequest(choices);
  const [address, setAddress] = useState<string>();
  const sample = samples.find(({ id }) => id === language) ?? samples[0];
  if (!sample) return null;
  const codes = [sample, ...(sample.others ?? [])];
  const { code } = codes[request] ?? sample;
  return (
    <ApiCode
      id={`${id}-sample`}
      name={translate(
        { id: 'api.sample.name', message: '{language} sample of {title}' },
        { language: sample.label, title },
      )}
      above={hasServerChoice(servers) && <ApiServer servers={servers} onChoose={setAddress} />}
      head={
        <>
          <Choice
            name={translate({ id: 'api.sample.language', message: 'Language' })}
            labels={samples.map(({ label }) => label)}
            chosen={samples.indexOf(sample)}
            onChoose={(index) => chooseLanguage(samples[index]?.id ?? '')}
          />
          {choices.length === codes.length && (
            <Choice
              name={translate({ id: 'api.sample.request', message: 'Request' })}
              labels={choices.map(({ label }) => label)}
              chosen={request}
              onChoose={chooseRequest}
            />
          )}
        </>
      }
      code={code}
      besideFields={parameters.length > 0 || body !== undefined}
      grammar={sample.grammar}
      sample={{ code, call: id, language: sample.id, choice: request, address }}
    />
  );
}
