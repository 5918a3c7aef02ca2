import Html from '@theme/ApiSchema/Html';
import type { ReactNode } from 'react';

/** Text between sections is a string; that of a section is in an object, as the data of all sections. */
export default function ApiText({ data }: { data: string & { html?: string } }): ReactNode {
  return <Html html={data.html ?? data} />;
}
