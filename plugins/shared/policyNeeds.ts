import type { HtmlTagObject } from '@docusaurus/types';

/**
 * Says in each page what it needs besides the site, by directive of a Content-Security-Policy: plugin-runtime writes the
 * policy. A component says so for its page: `<div data-policy="frame-src https://editor.example.com">`.
 */
export function policyNeeds(needs: Readonly<Record<string, readonly string[]>>): HtmlTagObject[] {
  const given = Object.entries(needs).filter(([, sources]) => sources.length > 0);
  const content = given.map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');
  return content === '' ? [] : [{ tagName: 'meta', attributes: { name: 'data-policy', content } }];
}
