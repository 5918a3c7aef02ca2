import { parseJson } from '../core/json';

type Rule = (text: string) => string;
interface Rules {
  createHTML: Rule;
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

/**
 * Lets code that is not ours write HTML: titles in the table of contents, the bar of a page that loads, HTML in the settings of the
 * site. What is written so runs no script: the policy of the build allows inline scripts by their hash only. For browsers, data in
 * a `<script>`, such as JSON-LD, is a script, too.
 */
export function trustHtmlOfOthers(): void {
  createPolicy('default', {
    createHTML: same,
    createScript: (text) => (parseJson(text) === undefined ? undefined : text),
  });
}
