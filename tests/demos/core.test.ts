import { describe, expect, it } from 'vitest';
import { demoId } from '../../plugins/demos/core/demoId';
import { listUses } from '../../plugins/demos/core/listUses';
import { makeProject, packageName, toCodeSandbox, toStackBlitz } from '../../plugins/demos/core/project/makeProject';
import { writeEntry } from '../../plugins/demos/core/project/writeEntry';
import { readComment } from '../../plugins/demos/core/readComment';
import type { DemoAsset } from '../../plugins/demos/core/types';
import { parsePage } from '../../plugins/shared/mdx/parseMdx';

describe('the comment of a demo', () => {
  const file = [
    '/**',
    ' * title: Invite a friend',
    ' * title.zh-CN: 邀请好友',
    ' * description: |',
    ' *   Two players,',
    ' *   one reward.',
    ' * keywords: [referral, 拉新]',
    ' */',
    "import { useState } from 'react';",
    '',
  ].join('\n');

  it('describes it in each language', () => {
    expect(readComment(file, 'en')).toMatchObject({
      title: 'Invite a friend',
      description: 'Two players,\none reward.',
      keywords: ['referral', '拉新'],
      code: "import { useState } from 'react';\n",
      faults: [],
    });
    expect(readComment(file, 'zh-CN').title).toBe('邀请好友');
    expect(readComment(file, 'fr').title).toBe('Invite a friend');
  });

  it.each([
    ['/* keywords: one, 二，three */\ncode', { keywords: ['one', '二', 'three'], code: 'code' }],
    ['/** Copyright: nobody. */\ncode', { keywords: [], code: '/** Copyright: nobody. */\ncode', faults: [] }],
    ['code /* title: Late */', { code: 'code /* title: Late */', faults: [] }],
  ])('%j', (text, expected) => {
    expect(readComment(text, 'en')).toMatchObject(expected);
  });

  it.each([
    ['/**\n * title: A\n * titel.zh-CN: B\n */', 3, 'no `titel.zh-CN`'],
    ['/**\n * title: A: B\n */', 2, 'not valid YAML'],
    ['\n\n/*\ntitle: A\n"constructor": B\n*/', 5, 'no `constructor`'],
    ['/*\ntitle: A\ndescription: { a: b }\n*/', 3, '`description` in the comment of a demo must be text.'],
    ['/*\nkeywords: [wx: login]\n*/', 2, 'or a list of texts'],
  ])('%j has a fault', (text, line, message) => {
    const [fault] = readComment(text, 'en').faults;
    expect(fault?.message).toContain(message);
    expect(fault?.line).toBe(line);
  });
});

describe('the demos of a page', () => {
  it('are found with their places and attributes', () => {
    const text = [
      '---',
      'title: <Demo src="no" />',
      '---',
      '',
      '<Demo src="./a.tsx" title="A" keywords={[\'x\', "y"]} iframe compact debug={false} />',
      '',
      '<DemoGrid cols={2}>',
      '  <Demo src="./b.tsx" id="own" iframe={200} defaultShowCode background="#fff" description="B" keywords="x, y" />',
      '</DemoGrid>',
      '',
      '`<Demo src="./quoted.tsx" />` <EmbeddedEditor src="./c.tsx" height={400} />',
    ].join('\n');
    expect(listUses(parsePage(text).tree)).toEqual([
      {
        line: 5,
        column: 1,
        attributes: { src: './a.tsx', title: 'A', keywords: ['x', 'y'], iframe: 300, compact: true, debug: false },
        faults: [],
        isShown: true,
      },
      {
        line: 8,
        column: 3,
        attributes: {
          src: './b.tsx',
          id: 'own',
          iframe: 200,
          defaultShowCode: true,
          background: '#fff',
          description: 'B',
          keywords: ['x', 'y'],
        },
        faults: [],
        isShown: true,
      },
      { line: 11, column: 31, attributes: { src: './c.tsx' }, faults: [], isShown: false },
    ]);
  });

  it.each([
    ['<Demo src="a" titel="A" />', 'no attribute `titel`', 'Did you mean `title`?'],
    ['<Demo src="a" iframe="100px" />', 'a height in pixels', undefined],
    ['<Demo src={file} />', '`src` of `<Demo>` must be text', undefined],
    ['<Demo src="a" compact="yes" />', 'on when present', undefined],
    ['<Demo src="a" id="a/b" />', '`id` of `<Demo>` must be made of letters', undefined],
    ['<Demo {...all} />', 'is code', 'Write attributes.'],
  ])('%s has a fault', (text, message, hint) => {
    const [fault] = listUses(parsePage(text).tree)[0]?.faults ?? [];
    expect(fault?.message).toContain(message);
    expect(fault?.hint).toBe(hint);
  });

  it.each(["import Demo from './mine';\n\n<Demo src='a' />", '<Demo src="a"', 'No demo.'])('%j has none', (text) => {
    expect(listUses(parsePage(text).tree)).toEqual([]);
  });
});

it.each([
  ['guide/demos/shareAnswer.tsx', 'guide-share-answer'],
  ['demos/counter.tsx', 'counter'],
  ['guide/demos/rank/index.tsx', 'guide-rank'],
  ['../src/demos/My_Demo2.jsx', 'src-my-demo2'],
])('the id of %s is %s', (path, id) => {
  expect(demoId(path)).toBe(id);
});

describe('a project', () => {
  const asset: DemoAsset = {
    id: 'guide-invite',
    title: '邀请 <好友>',
    description: 'Two players',
    keywords: [],
    entry: './demos/invite.tsx',
    dependencies: {
      './demos/invite.tsx': { type: 'FILE', value: "import './look.scss';" },
      './demos/look.scss': { type: 'FILE', value: '' },
      './cloud.js': { type: 'FILE', value: 'export {};' },
      react: { type: 'NPM', value: '19.3.1' },
      clsx: { type: 'NPM', value: '2.1.1' },
    },
  };

  it('has the files of the demo where they import each other, and all that runs them', () => {
    const { files, entry, dependencies } = makeProject(asset, 'zh-CN');
    expect(entry).toBe('src/demos/invite.tsx');
    expect(dependencies).toEqual({ react: '19.3.1', 'react-dom': '19.3.1', clsx: '2.1.1' });
    expect(Object.keys(files).sort()).toEqual([
      'index.html',
      'index.jsx',
      'package.json',
      'src/cloud.js',
      'src/demos/invite.tsx',
      'src/demos/look.scss',
      'tsconfig.json',
    ]);
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      name: 'guide-invite',
      description: 'Two players',
      main: 'index.jsx',
      dependencies,
      devDependencies: { sass: expect.any(String), '@types/react': '^19.0.0', vite: expect.any(String) },
    });
    expect(files['index.html']).toContain('<title>邀请 &lt;好友&gt;</title>');
    expect(files['index.jsx']).toContain('locale="zh-CN"');
  });

  it('lists dependencies in the format of each editor', () => {
    const project = makeProject(asset, 'en');
    const sandbox = toCodeSandbox(project);
    expect(sandbox).toMatchObject({
      template: 'create-react-app',
      dependencies: { clsx: '2.1.1' },
      title: asset.title,
    });
    expect(JSON.parse(sandbox.files['sandbox.config.json']?.content ?? '')).toEqual({ template: 'create-react-app' });
    expect(JSON.parse(sandbox.files['package.json']?.content ?? '')).toMatchObject({ dependencies: { clsx: '2.1.1' } });
    // The SDK refuses `dependencies` of this template.
    expect(toStackBlitz(project)).toMatchObject({ template: 'node', title: asset.title });
    expect(toStackBlitz(project)).not.toHaveProperty('dependencies');
  });

  it.each([
    ['16.14.0', /import React from 'react';\nimport ReactDOM.*ReactDOM\.render\(/s],
    ['17.0.2', /^import ReactDOM.*ReactDOM\.render\(/s],
    ['18.3.1', /createRoot\(/],
    ['19.3.1', /createRoot\(/],
    ['latest', /createRoot\(/],
  ])('starts with React %s', (version, entry) => {
    expect(writeEntry('./a.tsx', version, 'en')).toMatch(entry);
  });

  it.each([
    ['Count clicks!', 'x', 'count-clicks'],
    ['点击计数', 'guide-counter', 'guide-counter'],
    ['Überall déjà 2', 'x', 'uberall-deja-2'],
    ['点击', '计数', 'demo'],
    ['_.Hidden', 'x', 'hidden'],
    ['2048', 'game', 'game'],
  ])('%s is packaged as a valid name', (title, id, name) => {
    expect(packageName(title, id)).toBe(name);
  });
});
