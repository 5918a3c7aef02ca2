import schemes from '@generated/openapi/default/security.json';
import SecurityList from '@theme/ApiSecurity/SecurityList';
import type { ReactNode } from 'react';
import { useOwn } from '../../browser/useOwn';

/** For hand-written pages: the security schemes, each with an anchor `auth-<key>`. */
export default function SecuritySchemes(): ReactNode {
  return <SecurityList schemes={useOwn(schemes) ?? []} />;
}
