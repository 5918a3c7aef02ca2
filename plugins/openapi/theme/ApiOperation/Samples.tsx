import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { fillSlots } from '../../core/slots';
import type { SampleView, ServerView } from '../../core/view/types';
import ApiCode from '../ApiCode';
import ApiServer from '../ApiServer';
import { useServer } from '../ApiServer/useServer';
import { useSampleLanguage } from './useSampleLanguage';

/** The call in the reader's language, to the reader's server. The choices are kept and hold everywhere. */
export default function Samples({ samples, servers }: { samples: SampleView[]; servers: ServerView[] }): ReactNode {
  const [language, chooseLanguage] = useSampleLanguage();
  const { address } = useServer(servers);
  const sample = samples.find(({ id }) => id === language) ?? samples[0];
  if (!sample) return null;
  return (
    <ApiCode
      above={samples.some(({ slots }) => slots) && <ApiServer servers={servers} />}
      head={
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
      }
      code={fillSlots(sample.code, sample.slots ?? [], { server: address })}
      grammar={sample.grammar}
    />
  );
}
