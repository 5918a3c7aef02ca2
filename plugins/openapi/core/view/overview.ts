import { describeDocs } from '../../../schema/core/describe/describeDocs';
import { safeUrl } from '../../../schema/core/reader';
import { cutText } from '../../../shared/core/cutText';
import { htmlLine } from '../../../shared/core/description/readHtml';
import { isUrl } from '../../../shared/core/isUrl';
import type { ApiModel, Server } from '../model/types';
import { compactObject } from './compact';
import type { SiteLinks, ViewContext } from './context';
import { chooseExtensions } from './extensions';
import type { OverviewView, ServerView } from './types';

const MAX_LABEL = 60;

export function describeOverview({ model, links }: ViewContext): Omit<OverviewView, 'folder'> {
  return compactObject({
    assumed: model.assumed?.map(links.inlineMarkdown),
    version: model.version,
    facts: facts(model, links),
    logo: describeLogo(model, links),
    extensions: chooseExtensions(model.extensions, links),
  });
}

const MAX_LOGO_HEIGHT = 64;

/** Nothing is loaded from elsewhere: a logo that the site does not have is left out. */
function describeLogo({ logo, title }: ApiModel, links: SiteLinks): OverviewView['logo'] {
  if (!logo) return undefined;
  const alt = logo.alt ?? title;
  if (!isUrl(logo.url)) return { src: logo.url, alt };
  const { src, width, height } = links.image(logo.url) ?? {};
  if (src === undefined || !width || !height) return undefined;
  const scale = Math.min(1, MAX_LOGO_HEIGHT / height);
  return { src, alt, size: { width: Math.round(width * scale), height: Math.round(height * scale) } };
}

export function describeServer({ url, name, description, variables }: Server, links: SiteLinks): ServerView {
  const html = description && links.inlineMarkdown(description);
  return compactObject({
    url,
    name,
    label: name ?? (html && cutText(htmlLine(html), MAX_LABEL)),
    html,
    variables: variables.map((variable) =>
      compactObject({
        ...variable,
        description: undefined,
        html: variable.description && links.inlineMarkdown(variable.description),
      }),
    ),
  });
}

function facts(
  { termsOfService, contact, license, externalDocs, self }: ApiModel,
  links: SiteLinks,
): OverviewView['facts'] {
  const rows: OverviewView['facts'] = [];
  if (license) {
    const { name, identifier, url } = license;
    const text = identifier && identifier !== name ? `${name} (${identifier})` : name;
    rows.push(compactObject({ kind: 'license', text, href: url }));
  }
  const { name, url, email } = contact ?? {};
  if (name || url) rows.push(compactObject({ kind: 'contact', text: name ?? url ?? '', href: url }));
  if (email) rows.push({ kind: 'email', text: email, href: `mailto:${email}` });
  if (termsOfService) rows.push({ kind: 'terms', text: termsOfService, href: termsOfService });
  const docs = describeDocs(externalDocs, links);
  if (docs) rows.push({ kind: 'docs', ...docs });
  if (self) rows.push(compactObject({ kind: 'self', text: self, href: safeUrl(self) }));
  return rows;
}
