import type { Aliases } from '../check/siteNames';

/** The plugin that each option needs, and a component that it brings. */
const NEEDED = [
  ['api', 'plugin-openapi', '@theme/ApiOperation'],
  ['tabs', 'plugin-tabs', '@theme/DocTabsBody'],
  ['demos', 'plugin-demos', '@theme/Demo'],
] as const;

/** Without it, the bundler would report each component of each page. */
export function requirePlugins(
  options: { readonly [Option in (typeof NEEDED)[number][0]]?: unknown },
  aliases: Aliases,
): void {
  const missing = NEEDED.filter(([option, , component]) => options[option] && !(component in aliases));
  if (missing.length === 0) return;
  const lines = missing.map(
    ([option, plugin]) =>
      `The option \`${option}\` of plugin-docs needs \`@livespec/docusaurus/${plugin}\` in \`plugins\`.`,
  );
  throw new Error(lines.join('\n'));
}
