import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SampleView } from '../../core/view/types';
import ApiCode from '../ApiCode';
import { useSampleLanguage } from './useSampleLanguage';

/** The call in the reader's language. The choice is kept and holds everywhere. */
export default function Samples({ samples }: { samples: SampleView[] }): ReactNode {
  const [language, chooseLanguage] = useSampleLanguage();
  const sample = samples.find(({ id }) => id === language) ?? samples[0];
  if (!sample) return null;
  return (
    <ApiCode
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
      code={sample.code}
      grammar={sample.grammar}
    />
  );
}
