import { KINDS } from './prismTokens';

/** A theme of prism-react-renderer: `themeConfig.prism.theme`. */
export interface PrismTheme {
  plain: { color?: string; backgroundColor?: string };
  styles: Array<{ types: string[]; languages?: string[]; style: { color?: string } }>;
}

/** Our properties and the token types of Prism that give them a colour. */
const TOKENS = ['comment', 'string', 'number', 'keyword', 'function'];

/** CSS that gives code the colours of a site's themes. `dark` defaults to `light`, as in Docusaurus. */
export function prismColours(light: PrismTheme, dark: PrismTheme = light): string {
  return `:root:root{${declare(light)}}@media not print{:root[data-theme=dark]{${declare(dark)}}}`;
}

function declare({ plain, styles }: PrismTheme): string {
  const colourOf = (kind: string) =>
    styles.findLast(
      ({ types, languages, style }) => !languages && style.color && types.some((type) => KINDS[type] === kind),
    )?.style.color;
  const colours = {
    'code-bg': plain.backgroundColor,
    'code-ink': plain.color,
    ...Object.fromEntries(TOKENS.map((kind) => [`t-${kind}`, colourOf(kind)])),
  };
  return Object.entries(colours)
    .flatMap(([name, colour]) => (colour && !/[<>{};]/.test(colour) ? [`--${name}:${colour}`] : []))
    .join(';');
}
