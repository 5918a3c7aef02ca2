import schemes from '@api-data/_security.json';
import SecurityList from '@theme/ApiSecurity/SecurityList';
import type { ReactNode } from 'react';

/** For hand-written pages: the keys that calls need, each with an anchor `auth-<key>`. */
export default function SecuritySchemes(): ReactNode {
  return <SecurityList schemes={schemes} />;
}
