import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { listUses } from '../../plugins/demos/core/listUses';
import type { AttributeFault } from '../../plugins/demos/core/readAttributes';
import { placeDemos } from '../../plugins/demos/placeDemos';
import { createDemoReader, type DemoPage } from '../../plugins/demos/readDemos';
import { isElement } from '../../plugins/shared/mdx/element';
import { parsePage } from '../../plugins/shared/mdx/parseMdx';
import { readMdx } from '../../plugins/shared/mdx/readMdx';
import { ROOT } from '../helpers/sources';

const DOCS = `${ROOT}/tests/demos/site/docs`;
const FOLDERS = { siteDir: ROOT, docsDir: DOCS, locale: 'en' };
const mdx = unified().use(remarkParse).use(remarkMdx);

/** The first element of a page, as its bundle gets it, and the lines before. */
function place(text: string): { imports: string[]; attributes: string[] } | undefined {
  const tree: Root = mdx.parse(text);
  placeDemos(FOLDERS, '/data', false, (id) => id === 'invite')()(tree, { path: `${DOCS}/demos.mdx` });
  const element = tree.children.find(isElement);
  const esm = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value.split('\n') : []));
  return (
    element && {
      imports: esm,
      attributes: element.attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '…')),
    }
  );
}

function pageOf(text: string): DemoPage {
  const page = readMdx(parsePage(text));
  return { source: 'demos.mdx', name: 'docs/demos.mdx', path: 'demos', page };
}

describe('an editor in a page', () => {
  it('gets the data of the demo that it names, and keeps its own attributes', () => {
    expect(place('<EmbeddedEditor demo="invite" file="src/invite.tsx" view="editor" />')).toEqual({
      imports: [
        'import EmbeddedEditor from "@theme/EmbeddedEditor";',
        'import _demo_0 from "/data/invite.json";',
        'import _source_demo_0 from "/data/invite.js";',
      ],
      attributes: ['file', 'view', 'data', 'source'],
    });
  });

  it('gets those of a file, too, and none for a project', () => {
    expect(place('<EmbeddedEditor src="./demos/counter.tsx" />')?.attributes).toEqual(['data', 'source']);
    expect(place('<EmbeddedEditor title="Mine" files={{}} />')).toEqual({
      imports: ['import EmbeddedEditor from "@theme/EmbeddedEditor";'],
      attributes: ['title', 'files'],
    });
  });

  it.each([
    ['demo="a" view="preview" theme="auto" previewPath="/a" height={400} file="src/a.tsx" onReady={go}'],
    ['files={files} template={template} previewPath={path} diff={{"create": {}, "destroy": []}}'],
    ['{...props}'],
  ])('may have the attributes %s', (attributes) => {
    expect(listUses(parsePage(`<EmbeddedEditor ${attributes} />`).tree)).toMatchObject([{ faults: [] }]);
  });

  it.each<[string, AttributeFault]>([
    ['demo="a" veiw="both"', { message: expect.any(String), hint: 'Did you mean `view`?' }],
    ['demo="a" view="code"', { message: '`code` is not a valid `view`.', hint: 'It is one of both, editor, preview.' }],
    ['demo="a" theme="drak"', { message: '`drak` is not a valid `theme`.', hint: 'Did you mean `dark`?' }],
    [
      'files={f} template="javascrip"',
      { message: expect.any(String), hint: 'Did you mean `javascript`?', severity: 'warning' },
    ],
    ['demo="a" previewPath="b"', { message: "Invalid argument: expected a path starting with '/', got 'b'" }],
    ['demo="a" diff={{"create": {}}}', { message: 'Invalid diff object: expected diff.destroy to be an array.' }],
    ['demo="a" height="50vh"', { message: expect.stringContaining('`height` of `<EmbeddedEditor>` must be a number') }],
    ['demo={id}', { message: '`demo` of `<EmbeddedEditor>` must be text, such as `"…"`.' }],
    ['src={file}', { message: expect.stringContaining('`src` of `<EmbeddedEditor>` must be text') }],
    ['title="Mine"', { message: '`<EmbeddedEditor>` has nothing to open.', hint: expect.stringContaining('`files`') }],
  ])('must not have the attributes %s', (attributes, fault) => {
    expect(listUses(parsePage(`<EmbeddedEditor ${attributes} />`).tree)).toMatchObject([{ faults: [fault] }]);
  });

  it('is left out for a demo that does not exist', async () => {
    expect(place('<EmbeddedEditor demo="invitation" />')).toBeUndefined();
    const text = 'Text\n\n<Demo src="./demos/counter.tsx" id="invite" />\n\n<EmbeddedEditor demo="invites" />\n';
    expect(listUses(parsePage(text).tree)).toMatchObject([
      { isShown: true },
      { isEditorOnly: true, attributes: { id: 'invites' } },
    ]);
    const read = createDemoReader(FOLDERS, [`${DOCS}/demos/parts/store.ts`]);
    expect((await read([pageOf(text)])).problems).toEqual([
      {
        file: 'docs/demos.mdx',
        line: 5,
        column: 1,
        rule: 'missing-demo',
        severity: 'error',
        message: 'There is no demo with the id `invites`.',
        hint: 'Did you mean `invite`?',
      },
    ]);
    const other = pageOf('<EmbeddedEditor demo="invite" />');
    expect((await read([other, pageOf(text.replace('invites', 'invite'))])).problems).toEqual([]);
  });
});
