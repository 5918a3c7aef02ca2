import Html from '@theme/ApiSchema/Html';
import SecurityList from '@theme/ApiSecurity/SecurityList';
import type { ReactNode } from 'react';
import type { SchemesView } from '../../core/view/types';

export default function ApiSecurity({ data, children }: { data: SchemesView; children?: ReactNode }): ReactNode {
  return (
    <div className="api-text">
      <Html html={data.html} />
      {children}
      <SecurityList schemes={data.schemes} />
    </div>
  );
}
