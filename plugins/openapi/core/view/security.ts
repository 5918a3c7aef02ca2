import type { Operation, SecurityScheme } from '../model/types';
import { compactObject } from './compact';
import type { SiteLinks, ViewContext } from './context';
import type { SchemeKind, SecuritySchemeView, SecurityView } from './types';

export function describeSecurityScheme(scheme: SecurityScheme, links: SiteLinks): SecuritySchemeView {
  return compactObject({
    key: scheme.key,
    type: scheme.type,
    ...describeKind(scheme),
    carrier: carrier(scheme),
    html: scheme.description && links.markdown(scheme.description),
    assumed: scheme.assumed?.map(links.inlineMarkdown),
    deprecated: scheme.deprecated ? (true as const) : undefined,
    openIdConnectUrl: scheme.openIdConnectUrl,
    oauth2MetadataUrl: scheme.oauth2MetadataUrl,
    flows: scheme.flows.map(({ flow, urls, scopes }) => ({
      flow,
      urls,
      scopes: scopes.map(({ name, description }) => ({ name, html: links.inlineMarkdown(description) })),
    })),
  });
}

export function describeSecurity(
  { security }: Operation,
  { model: { securitySchemes }, links }: ViewContext,
): SecurityView | undefined {
  if (security.length === 0) return undefined;
  const kinds = securitySchemes.map((scheme) => JSON.stringify(describeKind(scheme)));
  return {
    sets: security.map((set) =>
      set.map(({ scheme, scopes }) => {
        const kind = describeKind(scheme);
        const namesakes = kinds.filter((other) => other === JSON.stringify(kind));
        return compactObject({
          label: scheme.key,
          ...kind,
          shared: namesakes.length > 1 ? (true as const) : undefined,
          href: scheme.type === 'unknown' ? undefined : links.securityScheme(scheme.key),
          scopes,
        });
      }),
    ),
  };
}

/** `basic` or `BASIC` -> `Basic`, as written in front of a credential. */
export function writeHttpScheme(scheme: string): string {
  return scheme.charAt(0).toUpperCase() + scheme.slice(1).toLowerCase();
}

function describeKind({ type, in: place, name, scheme, bearerFormat }: SecurityScheme): {
  kind: SchemeKind;
  name?: string;
} {
  if (type === 'apiKey' && name && (place === 'query' || place === 'header' || place === 'cookie')) {
    return { kind: place, name };
  }
  if (type === 'oauth2' || type === 'openIdConnect' || type === 'mutualTLS') return { kind: type };
  if (type !== 'http' || !scheme) return { kind: 'unknown' };
  const http = scheme.toLowerCase();
  if (http === 'basic') return { kind: 'basic' };
  if (http === 'bearer') return compactObject({ kind: 'bearer' as const, name: bearerFormat });
  return { kind: 'http', name: writeHttpScheme(scheme) };
}

function carrier({ type, in: place, name, scheme, bearerFormat }: SecurityScheme): string | undefined {
  if (type === 'apiKey' && name) {
    if (place === 'query') return `?${name}=…`;
    return place === 'cookie' ? `Cookie: ${name}=…` : `${name}: …`;
  }
  if (type === 'http' && scheme) {
    const credentials = /^basic$/i.test(scheme) ? 'base64(user:password)' : bearerFormat ? `<${bearerFormat}>` : '…';
    return `Authorization: ${writeHttpScheme(scheme)} ${credentials}`;
  }
  return type === 'oauth2' || type === 'openIdConnect' ? 'Authorization: Bearer …' : undefined;
}
