import { translate } from '@docusaurus/Translate';
import { MOST_DEPTH } from '../../shared/core/jsonText';

export function sayTooDeep(): string {
  return translate(
    { id: 'console.tooDeep', message: 'Nested more than {most} levels deep: shown and sent as it is, not checked.' },
    { most: MOST_DEPTH },
  );
}
