import schemes from '@api-data/_security.json';
import SecurityList from '@theme/ApiSecurity/SecurityList';
import type { ReactNode } from 'react';

/** For hand-written pages: the security schemes, each with an anchor `auth-<key>`. */
export default function SecuritySchemes(): ReactNode {
  return <SecurityList schemes={schemes} />;
}
