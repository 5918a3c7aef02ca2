import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { formatMessage } from '../../../shared/messages/formatMessage';

export default function CallCount({ count }: { count: number }): ReactNode {
  return (
    <small>
      {formatMessage(translate({ id: 'api.callCount', message: '{count, plural, one {# call} other {# calls}}' }), {
        count,
      })}
    </small>
  );
}
