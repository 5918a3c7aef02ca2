import { translate } from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import { useSampleLanguage } from '@theme/ApiOperation/useSampleLanguage';
import { type ReactNode, useState } from 'react';
import type { OperationView } from '../../../openapi';
import type { ConsoleState } from '../../browser/useConsole';

type Write = typeof import('@theme/samples/writeSample').writeSample;

interface CodeProps {
  operation: OperationView;
  state: ConsoleState;
}

/** What the form sends, in the language of the samples. */
export default function Code({ operation: { samples }, state: { sample } }: CodeProps): ReactNode {
  const [chosen] = useSampleLanguage();
  const [write, setWrite] = useState<Write>();
  const language = samples.find(({ id }) => id === chosen) ?? samples[0];
  if (!language || !sample) return null;
  const code = write?.(language.id, sample);
  const name = translate({ id: 'console.code', message: 'Code of this request' });
  return (
    <details
      className="api-console-code"
      onToggle={() => void import('@theme/samples/writeSample').then((loaded) => setWrite(() => loaded.writeSample))}
    >
      <summary>{name}</summary>
      {code && <ApiCode head={<b>{language.label}</b>} name={name} code={code} grammar={language.grammar} />}
    </details>
  );
}
