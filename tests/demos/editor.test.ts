import { describe, expect, it } from 'vitest';
import { changedSettings, takeSettings } from '../../plugins/demos/core/editor/changedSettings';
import { findFaults } from '../../plugins/demos/core/editor/findFaults';
import { frameSettings } from '../../plugins/demos/core/editor/frameSettings';
import { kindOfError } from '../../plugins/demos/core/editor/kindOfError';
import { completeProject } from '../../plugins/demos/core/editor/project';
import type { EditorProject, EditorSettings } from '../../plugins/demos/core/editor/types';

const PROJECT: EditorProject = { title: 'Hello', template: 'typescript', files: { 'index.ts': '', 'index.html': '' } };
const NODE = { ...PROJECT, template: 'node' };
const SETTINGS: EditorSettings = { theme: 'light', view: 'both' };

describe('a project', () => {
  it.each([
    [{ 'package.json': '{}' }, 'node'],
    [{ 'index.js': '' }, 'javascript'],
  ])('of %j has the template %s', (files, template) => {
    expect(completeProject({ files }, 'Project')).toEqual({ title: 'Project', template, files });
  });

  it('keeps what a page says, and needs files', () => {
    expect(completeProject({ ...PROJECT, description: 'It says hello.' }, 'Project')).toEqual({
      ...PROJECT,
      description: 'It says hello.',
    });
    expect(completeProject({ title: 'Hello' }, 'Project')).toBeUndefined();
    expect(completeProject({ files: {} }, 'Project')).toBeUndefined();
  });
});

describe('options of an editor', () => {
  it.each([
    { ...SETTINGS },
    { file: 'index.ts', previewPath: '/about?a=1', diff: { create: {}, destroy: [] } },
    { file: ['index.ts,index.html', 'index.html'] },
  ])('are right: %j', (settings) => {
    expect(findFaults(PROJECT, settings)).toEqual([]);
  });

  it.each<[object, string, string]>([
    [{ previewPath: 'about' }, 'previewPath', "Invalid argument: expected a path starting with '/', got 'about'"],
    [{ previewPath: 1 }, 'previewPath', "Invalid argument: expected a path starting with '/', got '1'"],
    [{ diff: { destroy: [] } }, 'diff', 'Invalid diff object: expected diff.create to be an object.'],
    [{ diff: null }, 'diff', 'Invalid diff object: expected diff.create to be an object.'],
    [{ diff: { create: {}, destroy: 'a' } }, 'diff', 'Invalid diff object: expected diff.destroy to be an array.'],
    [{ file: 'index.ts,main.ts' }, 'file', "Unknown file 'main.ts'"],
  ])('are wrong: %j', (settings, option, text) => {
    expect(findFaults(PROJECT, settings as Partial<EditorSettings>)).toEqual([{ option, text }]);
  });

  it('name a template that the editor knows, and leave dependencies of Node to its package file', () => {
    const names = "'angular-cli', 'create-react-app', 'html', 'javascript', 'node', 'polymer', 'typescript', 'vue'";
    expect(findFaults({ ...PROJECT, template: 'svelte' }, {})).toEqual([
      { option: 'template', text: `Unsupported project.template: must be one of ${names}` },
    ]);
    expect(findFaults(NODE, {})).toEqual([]);
    expect(findFaults({ ...NODE, dependencies: { react: '19.0.0' } }, {})).toMatchObject([{ option: 'dependencies' }]);
    expect(findFaults({ ...PROJECT, dependencies: { react: '19.0.0' } }, {})).toEqual([]);
  });

  it('reach the frame by the names of the library, without others', () => {
    const other = { title: 'x', onReady: () => undefined };
    expect(frameSettings({ ...SETTINGS, file: ['a', 'b'], sidebar: false }, { ...other, terminalHeight: 20 })).toEqual({
      openFile: ['a', 'b'],
      theme: 'light',
      view: 'default',
      showSidebar: false,
      terminalHeight: 20,
    });
    expect('height' in frameSettings(SETTINGS, {})).toBe(false);
    expect(frameSettings({ ...SETTINGS, view: 'preview' }, { height: 500 })).toMatchObject({
      view: 'preview',
      height: 500,
    });
  });
});

it('settings change by value', () => {
  const before: EditorSettings = { ...SETTINGS, diff: { create: { a: '1' }, destroy: [] } };
  const after: EditorSettings = { ...SETTINGS, view: 'editor', diff: { create: { a: '1' }, destroy: [] } };
  expect(changedSettings(before, after)).toEqual(['view']);
  expect(changedSettings(SETTINGS, before)).toEqual(['diff']);
  expect(takeSettings(SETTINGS, ['view', 'file'])).toEqual({ view: 'both', file: undefined });
});

it.each([
  ['Timeout: Unable to establish a connection with the StackBlitz VM', 'timeout'],
  ['Timeout: Unable to establish a connection with the VM', 'timeout'],
  ['Invalid Element', 'place'],
  ["Could not find element with id 'x'", 'place'],
  ['Invalid element: 5', 'place'],
  ['Provided element is not an iframe.', 'frame'],
  ["Invalid argument: expected a path starting with '/', got 'x'", 'path'],
  ['Invalid diff object: expected diff.create to be an object.', 'diff'],
  ['The script of the editor did not load', 'script'],
  ['SDK_OPEN_FILE: no such file', 'refused'],
])('"%s" is an error of the kind %s', (text, kind) => {
  expect(kindOfError(new Error(text))).toBe(kind);
});
