/** The editor of `<EmbeddedEditor>`, unless the site names another server. */
export const STACKBLITZ = 'https://stackblitz.com';
export const CODESANDBOX = 'https://codesandbox.io';

/** The library of StackBlitz hides its forms with `style="display:none!important;"`. */
const HIDDEN_FORM = "style-src-attr 'unsafe-hashes' 'sha256-/xlTywVodeoTvZ3dyIDf08dkZ8a+RHH+V6j35AilqkA='";

/** What a page with an editor of this server needs: see `shared/policyNeeds.ts`. */
export function needsOfEditor(server = STACKBLITZ): string {
  return [`frame-src ${server}`, `form-action ${server}`, `connect-src ${server}`, HIDDEN_FORM].join('; ');
}

/** The libraries of design apps create a style sheet without text. */
const EMPTY_STYLE = "style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Actions = Record<'codesandbox' | 'group' | 'stackblitz' | 'svg' | 'symbol', boolean>;

/** What a page needs for the actions of its demos. */
export function needsOfActions({ codesandbox, group, stackblitz, svg, symbol }: Actions): string {
  return [
    ...(stackblitz ? [`form-action ${STACKBLITZ}`, HIDDEN_FORM] : []),
    ...(codesandbox ? [`form-action ${CODESANDBOX}`] : []),
    ...(group || svg || symbol ? [EMPTY_STYLE] : []),
  ].join('; ');
}
