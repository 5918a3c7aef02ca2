import type { ApiModel, SecurityScheme, Server } from '../model/types';
import { drop } from './compact';
import { chooseExtensions } from './extensions';
import type { SiteLinks } from './links';
import type { OverviewView, SecuritySchemeView, ServerView } from './types';

export function describeOverview(model: ApiModel, links: SiteLinks): OverviewView {
  return drop({
    html: model.description && links.markdown(model.description),
    assumed: model.assumed?.map(links.inlineMarkdown),
    version: model.version,
    facts: facts(model),
    servers: model.servers.map((server) => describeServer(server, links)),
    securitySchemes: model.securitySchemes.map((scheme) => describeSecurityScheme(scheme, links)),
    extensions: chooseExtensions(model.extensions, links),
  });
}

export function describeServer({ url, name, description, variables }: Server, links: SiteLinks): ServerView {
  return drop({
    url,
    name,
    html: description && links.inlineMarkdown(description),
    variables: variables.map((variable) =>
      drop({
        ...variable,
        description: undefined,
        html: variable.description && links.inlineMarkdown(variable.description),
      }),
    ),
  });
}

export function describeSecurityScheme(scheme: SecurityScheme, links: SiteLinks): SecuritySchemeView {
  return drop({
    key: scheme.key,
    type: scheme.type,
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

function carrier({ type, in: place, name, scheme, bearerFormat }: SecurityScheme): string | undefined {
  if (type === 'apiKey' && name) {
    if (place === 'query') return `?${name}=…`;
    return place === 'cookie' ? `Cookie: ${name}=…` : `${name}: …`;
  }
  if (type === 'http' && scheme) return `Authorization: ${scheme} ${bearerFormat ? `<${bearerFormat}>` : '…'}`;
  return type === 'oauth2' || type === 'openIdConnect' ? 'Authorization: Bearer …' : undefined;
}

function facts({ termsOfService, contact, license, logo, externalDocs }: ApiModel): OverviewView['facts'] {
  const rows: OverviewView['facts'] = [];
  if (license) {
    const { name, identifier, url } = license;
    const text = identifier && identifier !== name ? `${name} (${identifier})` : name;
    rows.push(drop({ kind: 'license', text, href: url }));
  }
  const reach = contact?.url ?? (contact?.email && `mailto:${contact.email}`);
  if (reach) rows.push({ kind: 'contact', text: contact?.name ?? contact?.email ?? reach, href: reach });
  if (termsOfService) rows.push({ kind: 'terms', text: termsOfService, href: termsOfService });
  if (externalDocs)
    rows.push({ kind: 'docs', text: externalDocs.description ?? externalDocs.url, href: externalDocs.url });
  // A link, not an image: no page fetches anything from elsewhere.
  if (logo) rows.push({ kind: 'logo', text: logo.alt ?? logo.url, href: logo.url });
  return rows;
}
