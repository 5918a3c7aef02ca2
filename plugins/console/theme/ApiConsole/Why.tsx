import { translate } from '@docusaurus/Translate';
import Notes from '@theme/ApiSchema/Notes';
import type { ReactNode } from 'react';
import { isTooDeep } from '../../../shared/core/jsonText';
import { sayTooDeep } from '../../browser/sayTooDeep';
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
      {verdict && (
        <>
          {verdict.at && <code>{verdict.at}</code>} <Reason verdict={verdict} text={text} />
        </>
      )}
    </div>
  );
}

function Reason({ verdict, text }: { verdict: Verdict; text: string }): ReactNode {
  if (verdict.kind === 'note') return <Notes notes={[verdict.note]} />;
  if (verdict.kind === 'missing') return translate({ id: 'console.why.missing', message: 'Required.' });
  if (verdict.kind === 'json' && isTooDeep(text)) return sayTooDeep();
  if (verdict.kind === 'json') return translate({ id: 'console.why.json', message: 'Not valid JSON.' });
  if (verdict.kind === 'unknown') {
    return translate({ id: 'console.why.unknown', message: 'There is no field {name}.' }, { name: verdict.name });
  }
  if (verdict.kind === 'refused') {
    return translate({ id: 'console.why.refused', message: 'The schema does not allow this value.' });
  }
  if (verdict.kind === 'choice') {
    if (verdict.at) return translate({ id: 'console.why.choiceAt', message: 'Not one of the values.' });
    return translate({ id: 'console.why.choice', message: '{text} is not one of the values.' }, { text });
  }
  return translate({ id: 'console.why.type', message: 'Not of the type {type}.' }, { type: verdict.type });
}
