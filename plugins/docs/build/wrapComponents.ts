import type { Aliases } from '../check/siteNames';

/**
 * Aliases that put a wrapper around a component, whatever it is: the classic theme's, ours or the site's. The wrapper imports
 * it below `original`. Another instance of the docs plugin may have wrapped it already.
 */
export function wrapComponents(
  aliases: Aliases,
  original: string,
  wrappers: Readonly<Record<string, string>>,
): Record<string, string> {
  const wrapped = Object.entries(wrappers).flatMap(([name, file]) => {
    const component = aliases[`@theme/${name}`];
    if (typeof component !== 'string' || component === file) return [];
    return [
      [`@theme/${name}`, file],
      [`${original}/${name}$`, component],
    ];
  });
  return Object.fromEntries(wrapped);
}
