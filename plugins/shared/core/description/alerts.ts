import type { Blockquote, Nodes, Paragraph } from 'mdast';

/** How an alert looks, by what GitHub, Docusaurus, Redocly and others call it. */
const KINDS: Record<string, string> = {
  note: 'note',
  info: 'note',
  abstract: 'note',
  tip: 'tip',
  success: 'tip',
  important: 'important',
  attention: 'warning',
  warning: 'warning',
  caution: 'danger',
  danger: 'danger',
  error: 'danger',
};

const NAMES = Object.keys(KINDS).join('|');
const FENCED = /^((`{3,}|~{3,})[^]*?^\2[`~]*[ \t]*$)/m;
const COLONS = new RegExp(
  `^:::+[ \\t]*(${NAMES})\\b[ \\t]*(?:\\[([^\\]\\n]*)\\]|([^\\n]*))\\n([^]*?)\\n:::+[ \\t]*$`,
  'gim',
);
const TAG = /^\{%[ \t]*admonition\b([^%]*)%\}([^]*?)\{%[ \t]*\/admonition[ \t]*%\}/gim;
const MARK = new RegExp(`^\\[!(${NAMES})\\][ \\t]*([^\\n]*)(?:\\n|$)`, 'i');

/** Writes `:::note` of Docusaurus and `{% admonition %}` of Redocly as alerts of GitHub, except in code. */
export function unifyAlerts(text: string): string {
  if (!text.includes(':::') && !text.includes('{%')) return text;
  // Fences are at odd places, followed by their marks.
  return text
    .split(FENCED)
    .map((part, index) => (index % 3 === 2 ? '' : index % 3 === 1 ? part : unify(part)))
    .join('');
}

function unify(text: string): string {
  return text
    .replace(COLONS, (_whole, kind: string, label = '', title = '', content = '') =>
      writeAlert(kind, String(label || title), String(content)),
    )
    .replace(TAG, (_whole, attributes: string, content: string) => {
      const valueOf = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
      const kind = valueOf('type').toLowerCase();
      return writeAlert(kind in KINDS ? kind : 'note', valueOf('name'), content);
    });
}

function writeAlert(kind: string, title: string, content: string): string {
  const lines = [`[!${kind}] ${title}`.trim(), ...content.trim().split('\n')];
  return lines.map((line) => `> ${line}`).join('\n');
}

/** Marks quotes that are alerts, and begins them with their title. */
export function markAlerts(tree: Nodes): void {
  if (!('children' in tree)) return;
  for (const child of tree.children) {
    markAlerts(child);
    if (child.type === 'blockquote') markAlert(child);
  }
}

function markAlert(quote: Blockquote): void {
  const [paragraph] = quote.children;
  const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const [mark = '', name = '', title = ''] = (first?.type === 'text' && MARK.exec(first.value)) || [];
  if (paragraph?.type !== 'paragraph' || first?.type !== 'text' || name === '') return;
  const kind = name.toLowerCase();
  first.value = first.value.slice(mark.length);
  if (first.value === '') paragraph.children.shift();
  const value = title.trim() || kind.charAt(0).toUpperCase() + kind.slice(1);
  const head: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value }] }],
  };
  quote.children.splice(0, paragraph.children.length === 0 ? 1 : 0, head);
  quote.data = { hProperties: { className: ['spec-alert', `spec-alert-${KINDS[kind]}`] } } as Blockquote['data'];
}
