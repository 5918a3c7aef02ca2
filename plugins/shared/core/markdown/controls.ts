/** Elements that operate a page or lead elsewhere: no part of what it says. */
export const CONTROLS: readonly string[] =
  'BUTTON DIALOG FOOTER INPUT LEGEND NAV NOSCRIPT OUTPUT SCRIPT SELECT STYLE SVG TEMPLATE TEXTAREA'.split(' ');

/** The same, by class. */
export const CONTROL_CLASSES: readonly string[] = [
  'api-changes-filter',
  'api-lookup',
  'api-lookup-filter',
  'hash-link',
  'api-to-sample',
  'api-edit',
  'api-server',
  'api-server-note',
  'page-markdown',
  'previewer-toggle',
  'theme-doc-toc-mobile',
];
