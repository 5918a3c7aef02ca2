import { resolve } from 'node:path';
import {
  DOCUMENT_OPTIONS,
  type DocumentOptions,
  parseCommandLine,
  readDocumentOptions,
  readDocuments,
  UsageError,
  viewUsage,
} from '../../shared/commandLine';
import { EXTENSION_NAME } from '../core/extensionName';

export const USAGE = `Usage: livespec document <openapi file or URL> [more files, folders or URLs] --out <dir> [options]

Builds a static site from an OpenAPI 3 or Swagger 2.0 document, in YAML or JSON. Readers can try each operation: a
sandbox in the page answers. Several documents become one site; the first one gives its title and version.

  --out <dir>         output folder: new, empty, or created by this command
  --pages <by>        tag: a page per tag (default); operation: a page per operation
  --root <dir>        folder that references may reach into (default: that of the document)
  --overlay <file>    OpenAPI overlay to apply before, a file or URL; repeat it for several, in order
${viewUsage(22)}
  --show-extensions <names>
                      extensions to show, separated by commas: exact names, or a prefix and *,
                      such as x-acme-* (default: none)
  --docs-url https://…
                      where relative links of descriptions lead (default: the origin of the document's externalDocs,
                      contact or first server)
  --fetch-images      fetch images from other servers and put them into the site (default: they are links)
  --url https://…     origin of the site, for canonical links and the sitemap
  --base-url /x/      path of the site on that host (default: /)
  --verbose           print the full output of Docusaurus if the build fails
  --help              print this text`;

const OPTIONS = {
  out: { type: 'string' },
  pages: { type: 'string' },
  ...DOCUMENT_OPTIONS,
  'show-extensions': { type: 'string' },
  'docs-url': { type: 'string' },
  'fetch-images': { type: 'boolean' },
  url: { type: 'string' },
  'base-url': { type: 'string' },
  verbose: { type: 'boolean' },
} as const;

export interface DocumentRequest extends DocumentOptions {
  /** Absolute paths, or URLs. */
  spec: string | string[];
  out: string;
  pages: 'tag' | 'operation';
  baseUrl: string;
  showExtensions?: string[];
  /** Where relative links of descriptions lead. */
  docsUrl?: string;
  /** Puts images from other servers into the site. */
  fetchImages?: true;
  /** Origin without a trailing slash; absent if unknown. */
  url?: string;
  verbose?: true;
}

/** Reads the command line. Returns `undefined` for `--help`; throws `UsageError`. */
export function readArguments(argv: string[], cwd: string): DocumentRequest | undefined {
  const { values, positionals } = parseCommandLine(argv, OPTIONS);
  if (values.help) return undefined;
  const spec = readDocuments(positionals, cwd);
  if (!values.out) throw new UsageError('Specify the output folder: `--out <dir>`.');
  return {
    spec,
    out: resolve(cwd, values.out),
    pages: readPages(values.pages ?? 'tag'),
    baseUrl: readBaseUrl(values['base-url'] ?? '/'),
    ...(values['show-extensions'] === undefined ? {} : { showExtensions: readExtensions(values['show-extensions']) }),
    ...readDocumentOptions(values, spec, cwd),
    ...(values['docs-url'] === undefined ? {} : { docsUrl: readDocsUrl(values['docs-url']) }),
    ...(values['fetch-images'] ? { fetchImages: true } : {}),
    ...(values.url === undefined ? {} : { url: readUrl(values.url) }),
    ...(values.verbose ? { verbose: true } : {}),
  };
}

function readPages(pages: string): DocumentRequest['pages'] {
  if (pages === 'tag' || pages === 'operation') return pages;
  throw new UsageError(`\`--pages\` must be \`tag\` or \`operation\`, not \`${pages}\`.`);
}

function readExtensions(names: string): string[] {
  const list = names.split(',').flatMap((name) => name.trim() || []);
  const wrong = list.find((name) => !EXTENSION_NAME.test(name));
  if (wrong === undefined) return list;
  throw new UsageError(`\`--show-extensions\` takes names like \`x-rate-limit\` or \`x-acme-*\`, not \`${wrong}\`.`);
}

function readDocsUrl(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text;
  throw new UsageError(`\`--docs-url\` must be an address like \`https://docs.example.com/\`, not \`${text}\`.`);
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const fits = url && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === '';
  if (!fits) throw new UsageError(`\`--url\` must be an origin like \`https://docs.example.com\`, not \`${text}\`.`);
  if (url.pathname === '/') return url.origin;
  throw new UsageError(
    `\`--url\` must be an origin without a path: \`--url ${url.origin} --base-url ${url.pathname.replace(/\/*$/, '/')}\`.`,
  );
}

function readBaseUrl(baseUrl: string): string {
  if (/^\/([^\s/?#\\]+\/)*$/.test(baseUrl)) return baseUrl;
  throw new UsageError(`\`--base-url\` must start and end with a slash, like \`/api/\`, not \`${baseUrl}\`.`);
}
