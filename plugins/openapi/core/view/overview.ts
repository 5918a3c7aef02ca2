import type { ApiModel, SecurityScheme } from '../model/types';
import { drop } from './compact';
import type { SiteLinks } from './links';
import type { OverviewView, SecuritySchemeView, ServerView } from './types';

export function describeOverview(model: ApiModel, links: SiteLinks): OverviewView {
  return drop({
    html: model.description && links.markdown(model.description),
    version: model.version,
    facts: facts(model),
    logo: model.logo,
    servers: model.servers.map(
      (server): ServerView =>
        drop({
          url: server.url,
          html: server.description && links.inlineMarkdown(server.description),
          variables: server.variables.map((variable) =>
            drop({
              ...variable,
              description: undefined,
              html: variable.description && links.inlineMarkdown(variable.description),
            }),
          ),
        }),
    ),
    securitySchemes: model.securitySchemes.map((scheme) => describeSecurityScheme(scheme, links)),
  });
}

export function describeSecurityScheme(scheme: SecurityScheme, links: SiteLinks): SecuritySchemeView {
  return drop({
    key: scheme.key,
    type: scheme.type,
    carrier: carrier(scheme),
    html: scheme.description && links.markdown(scheme.description),
    deprecated: scheme.deprecated ? (true as const) : undefined,
    openIdConnectUrl: scheme.openIdConnectUrl,
    flows: scheme.flows.map(({ flow, urls, scopes }) => ({
      flow,
      urls,
      scopes: scopes.map(({ name, description }) => ({ name, html: links.inlineMarkdown(description) })),
    })),
  });
}

function carrier({ type, in: place, name, scheme, bearerFormat }: SecurityScheme): string | undefined {
  if (type === 'apiKey' && name) {
    if (place === 'query') return `?${name}=…`;
    return place === 'cookie' ? `Cookie: ${name}=…` : `${name}: …`;
  }
  if (type === 'http' && scheme) return `Authorization: ${scheme} ${bearerFormat ? `<${bearerFormat}>` : '…'}`;
  return type === 'oauth2' || type === 'openIdConnect' ? 'Authorization: Bearer …' : undefined;
}

function facts({ termsOfService, contact, license, externalDocs }: ApiModel): OverviewView['facts'] {
  const rows: OverviewView['facts'] = [];
  if (license) rows.push(drop({ kind: 'license', text: license.identifier ?? license.name, href: license.url }));
  const reach = contact?.url ?? (contact?.email && `mailto:${contact.email}`);
  if (reach) rows.push({ kind: 'contact', text: contact?.name ?? contact?.email ?? reach, href: reach });
  if (termsOfService) rows.push({ kind: 'terms', text: termsOfService, href: termsOfService });
  if (externalDocs)
    rows.push({ kind: 'docs', text: externalDocs.description ?? externalDocs.url, href: externalDocs.url });
  return rows;
}
