import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { CallView } from '../../core/pages/callFinder';

interface ApiCallProps {
  /** Its id in the document. */
  operation: string;
  /** JSON of the call, which the build adds. */
  data?: string;
  /** Default: the title of the call. */
  children?: ReactNode;
}

/** A link to a call. A page that names a call without an entry in the document is not built. */
export default function ApiCall({ data, children }: ApiCallProps): ReactNode {
  if (!data) return null;
  const { href, title } = JSON.parse(data) as CallView;
  return <Link to={href}>{children ?? title}</Link>;
}
