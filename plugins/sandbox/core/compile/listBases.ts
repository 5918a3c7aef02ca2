import type { Server } from '../../../openapi';
import { withoutEndSlashes } from '../../../shared/core/withoutEndSlashes';

/** The paths of servers, with the defaults of their variables; one that is empty without servers. */
export function listBases(servers: readonly Server[]): string[] {
  const bases = [...new Set(servers.map(basePath))];
  return bases.length > 0 ? bases : [''];
}

function basePath({ url, variables }: Server): string {
  const filled = variables.reduce((text, { name, default: value }) => text.replaceAll(`{${name}}`, value), url);
  return URL.canParse(filled, 'http://localhost')
    ? withoutEndSlashes(new URL(filled, 'http://localhost').pathname)
    : '';
}
