import type { OperationView, SecuritySchemeView } from '../../../openapi';
import type { Field } from '../field';

export const FLOWS = ['authorizationCode', 'clientCredentials', 'deviceAuthorization'] as const;
export type Flow = (typeof FLOWS)[number];

/** A way to get a token of a security scheme, with the addresses that the document names for it. */
export interface Way {
  flow: Flow;
  authorization?: string;
  token?: string;
  device?: string;
  /** The URL of a document that names the others: OpenID Connect discovery, or metadata of OAuth 2.0. */
  metadata?: string;
  scopes: string[];
}

export type SchemeOfCall = NonNullable<OperationView['security']>['sets'][number][number];

/** Flows that are still recommended: tokens of others, such as the implicit one, can be pasted. */
export function listWays(scheme: SecuritySchemeView, base: string): Way[] {
  const metadata = scheme.openIdConnectUrl ?? scheme.oauth2MetadataUrl;
  const shared = metadata === undefined ? {} : { metadata: absolute(metadata, base) };
  if (scheme.type === 'openIdConnect') return metadata ? FLOWS.map((flow) => ({ flow, ...shared, scopes: [] })) : [];
  return FLOWS.flatMap((flow): Way[] => {
    const found = scheme.flows.find((one) => one.flow === flow);
    if (!found) return [];
    const urlOf = (kind: string) => found.urls.find((url) => url.kind === kind)?.url;
    const [authorization, token, device] = [
      urlOf('authorizationUrl'),
      urlOf('tokenUrl'),
      urlOf('deviceAuthorizationUrl'),
    ];
    const way = {
      flow,
      ...(authorization && { authorization: absolute(authorization, base) }),
      ...(token && { token: absolute(token, base) }),
      ...(device && { device: absolute(device, base) }),
      ...shared,
      scopes: found.scopes.map(({ name }) => name),
    };
    return metadata !== undefined || isComplete(way) ? [way] : [];
  });
}

function isComplete({ flow, authorization, token, device }: Way): boolean {
  if (token === undefined) return false;
  return flow === 'authorizationCode'
    ? authorization !== undefined
    : flow !== 'deviceAuthorization' || device !== undefined;
}

/** Addresses may be relative to that of the API. */
function absolute(url: string, base: string): string {
  return URL.canParse(url, `${base}/`) ? new URL(url, `${base}/`).href : url;
}

const OF_AUTHORIZATION = new Set<SchemeOfCall['kind']>(['basic', 'bearer', 'http', 'oauth2', 'openIdConnect']);

/** The scheme of a credential, among those that are required together. */
export function schemeOf(set: SchemeOfCall[], field: Field): SchemeOfCall | undefined {
  const prefix = field.prefix?.trim().toLowerCase();
  return set.find(({ kind, name }) => {
    if (!OF_AUTHORIZATION.has(kind)) return kind === field.in && name === field.name;
    return prefix === (kind === 'http' ? name?.toLowerCase() : kind === 'basic' ? 'basic' : 'bearer');
  });
}
