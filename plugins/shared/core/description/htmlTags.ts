/** HTML elements allowed in descriptions. All others are shown as text, unwrapped or removed. */
export const KEPT: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s ' +
    'samp small span strong sub summary sup table tbody td tfoot th thead tr u ul var'
  ).split(' '),
);

/** Layout and decoration: only the tags are removed. */
export const UNWRAPPED: ReadonlySet<string> = new Set(
  (
    'article aside big body button center cite dfn fieldset figcaption figure font footer form head header html ' +
    'label legend main meta nav nobr picture section source strike tt wbr'
  ).split(' '),
);

/** Not prose: removed with their content. */
export const CUT: ReadonlySet<string> = new Set(
  (
    'script style iframe object embed applet svg math noscript noembed noframes template textarea select xmp frameset ' +
    'audio video canvas'
  ).split(' '),
);
