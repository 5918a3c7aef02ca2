import { translate } from '@docusaurus/Translate';
import Notes from '@theme/ApiSchema/Notes';
import type { ReactNode } from 'react';
import type { Verdict } from '../../core/judgeField';

interface WhyProps {
  id: string;
  verdict: Verdict | undefined;
  text: string;
}

/** Why a value is wrong, in the words of the table. It can be sent all the same. */
export default function Why({ id, verdict, text }: WhyProps): ReactNode {
  return (
    <div id={id} className="api-why" aria-live="polite">
      {verdict && <Reason verdict={verdict} text={text} />}
    </div>
  );
}

function Reason({ verdict, text }: { verdict: Verdict; text: string }): ReactNode {
  if (verdict.kind === 'note') return <Notes notes={[verdict.note]} />;
  if (verdict.kind === 'missing') return translate({ id: 'console.why.missing', message: 'Required.' });
  if (verdict.kind === 'json') return translate({ id: 'console.why.json', message: 'Not valid JSON.' });
  if (verdict.kind === 'choice') {
    return translate({ id: 'console.why.choice', message: '{text} is not one of the values.' }, { text });
  }
  return translate({ id: 'console.why.type', message: 'Not of the type {type}.' }, { type: verdict.type });
}
