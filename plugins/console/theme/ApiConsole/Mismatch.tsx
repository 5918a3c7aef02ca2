import { translate } from '@docusaurus/Translate';
import Notes from '@theme/ApiSchema/Notes';
import type { ReactNode } from 'react';
import { explainReasons } from '../../../schema/core/validate/explain';
import type { Reason } from '../../../schema/core/validate/types';
import { printPath } from '../../core/answers/compareJson';

type Note = Parameters<typeof Notes>[0]['notes'][number];

/** Keywords that the tables have words for. */
const LIMITS: readonly string[] = [
  ...(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const),
  ...(['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems'] as const),
] satisfies Array<Note['kind']>;
const UNKNOWN = new Set(['undescribed', 'additionalProperties', 'unevaluatedProperties']);

/** Where an answer does not fit its schema, and why, in the words of the tables. */
export default function Mismatch({ reason }: { reason: Reason }): ReactNode {
  const { path, name, keyword } = reason;
  const isOfPart = keyword === 'required' || UNKNOWN.has(keyword);
  const place = printPath(isOfPart && name !== undefined ? [...path, name] : path);
  return (
    <>
      {place !== '' && <code>{place}</code>} <Why reason={reason} />
    </>
  );
}

function Why({ reason }: { reason: Reason }): ReactNode {
  const { keyword, expected, found } = reason;
  if (keyword === 'required') return translate({ id: 'console.fit.missing', message: 'Missing.' });
  if (UNKNOWN.has(keyword)) return translate({ id: 'console.fit.unknown', message: 'Not in the schema.' });
  if (keyword === 'type') {
    const type = (Array.isArray(expected) ? expected : [expected]).join(' | ');
    return translate({ id: 'console.why.type', message: 'Not of the type {type}.' }, { type });
  }
  if (keyword === 'enum' || keyword === 'const') {
    return translate(
      { id: 'console.why.choice', message: '{text} is not one of the values.' },
      { text: JSON.stringify(found) },
    );
  }
  if (LIMITS.includes(keyword)) return <Notes notes={[{ kind: keyword as Note['kind'], value: String(expected) }]} />;
  return explainReasons([{ ...reason, path: [] }]);
}
