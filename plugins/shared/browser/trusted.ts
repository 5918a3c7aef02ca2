import { parseJson } from '../core/json';

type Rule = (text: string) => string;
interface Rules {
  createHTML: (text: string) => string | undefined;
  createScript: (text: string) => string | undefined;
  createScriptURL: Rule;
}

/** What the types of the DOM leave out. They take text where browsers want what a policy has made. */
interface Policies {
  createPolicy<Given extends Partial<Rules>>(name: string, rules: Given): Given;
}

const same = (text: string) => text;

/** Absent on servers, in browsers without Trusted Types, and where headers of the site forbid the name: its own policy decides. */
function createPolicy<Given extends Partial<Rules>>(name: string, rules: Given): Given | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy(name, rules);
  } catch {
    return undefined;
  }
}

/** The policy that builds write allows this name. */
const own = createPolicy('livespec', { createHTML: same, createScriptURL: same });

/** HTML that the build has made and sanitised. */
export function trustHtml(html: string): string {
  return own?.createHTML(html) ?? html;
}

/** The address of a script of the build. */
export function trustScript(address: string): string {
  return own?.createScriptURL(address) ?? address;
}

/** Reads a page of this site. Nothing in it runs. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(trustHtml(html), 'text/html');
}

/** Has neither scripts in attributes nor `<base>`. Which frames it may have is up to `frame-src`. */
function isPassive(html: string): boolean {
  const elements = [...parsePage(html).querySelectorAll('*')];
  return !elements.some(
    (element) =>
      element.matches('base, [srcdoc]') ||
      Array.from(element.attributes).some(
        ({ name, value }) => name.startsWith('on') || /^\W*javascript:/i.test(value.replaceAll(/[\t\n\r]/g, '')),
      ),
  );
}

/**
 * Lets code that is not ours write HTML: titles in the table of contents, the bar of a page that loads, HTML in the settings of the
 * site. For browsers, data in a `<script>`, such as JSON-LD, is a script, too. What it gets nothing for is refused, and only reported
 * where the policy only reports. Without a policy of our own, to read HTML would ask this one again.
 */
export function trustHtmlOfOthers(): void {
  createPolicy('default', {
    createHTML: (html) => (own === undefined || isPassive(html) ? html : undefined),
    createScript: (text) => (parseJson(text) === undefined ? undefined : text),
  });
}
