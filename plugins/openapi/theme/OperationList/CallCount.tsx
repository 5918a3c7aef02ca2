import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { usePlural } from '../../browser/usePlural';

export default function CallCount({ count }: { count: number }): ReactNode {
  const selectPlural = usePlural();
  const message = translate(
    { id: 'api.callCount', message: '{count} call|{count} calls', description: 'Plural forms' },
    { count },
  );
  return <small>{selectPlural(count, message)}</small>;
}
