import type { Element } from '../../shared/mdx/element';
import { didYouMean } from '../../shared/suggest';
import { checkDiff, checkPreviewPath, type EditorFault, TEMPLATES } from './editor/findFaults';
import { VIEWS } from './editor/types';
import { type AttributeFault, unknownAttribute, valueOf } from './readAttributes';

const PROJECT = ['title', 'description', 'template', 'files', 'dependencies'];
const SETTINGS = ['file', 'theme', 'view', 'sidebar', 'previewPath', 'diff', 'changes'];
const HEIGHTS = ['height', 'devToolsHeight', 'terminalHeight'];
const FRAME = [...HEIGHTS, 'hideDevTools', 'hideExplorer', 'hideNavigation', 'startScript', 'origin'];
const CALLBACKS = ['onReady', 'onError', 'onPreviewUrl', 'onDependencies', 'onFiles'];
const NAMES = ['src', 'demo', 'id', ...PROJECT, ...SETTINGS, ...FRAME, ...CALLBACKS];
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  template: TEMPLATES,
  theme: ['auto', 'light', 'dark'],
  view: VIEWS,
};

/** Checks the attributes of `<EmbeddedEditor>`. Expressions that are not literals are checked when the page is shown. */
export function checkAttributes({ attributes }: Element): AttributeFault[] {
  const named = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  const faults = named.flatMap(({ name, value }) => checkAttribute(name, valueOf(value)) ?? []);
  const hasProject = named.some(({ name }) => ['src', 'demo', 'files'].includes(name));
  if (hasProject || named.length < attributes.length) return faults;
  const message = '`<EmbeddedEditor>` has nothing to open.';
  return [...faults, { message, hint: 'It needs `src`, the file of a demo, `demo`, the id of one, or `files`.' }];
}

function checkAttribute(name: string, value: unknown): AttributeFault | undefined {
  if (!NAMES.includes(name)) return unknownAttribute('EmbeddedEditor', name, NAMES);
  if (['src', 'demo'].includes(name) && (typeof value !== 'string' || value.trim() === '')) {
    return { message: `\`${name}\` of \`<EmbeddedEditor>\` must be text, such as \`"…"\`.` };
  }
  if (value === undefined) return undefined;
  const choices = CHOICES[name];
  if (choices && !choices.some((choice) => choice === value)) {
    const hint = didYouMean(String(value), choices) ?? `It is one of ${choices.join(', ')}.`;
    // The editor opens a project with any template.
    const severity = name === 'template' ? { severity: 'warning' as const } : {};
    return { message: `\`${String(value)}\` is not a valid \`${name}\`.`, hint, ...severity };
  }
  if (HEIGHTS.includes(name) && (typeof value === 'boolean' || !Number.isFinite(Number(value)))) {
    return { message: `The attribute \`${name}\` of \`<EmbeddedEditor>\` must be a number, such as \`{400}\`.` };
  }
  if (name === 'previewPath') return toFault(checkPreviewPath(value));
  return name === 'diff' ? toFault(checkDiff(value)) : undefined;
}

function toFault(fault: EditorFault | undefined): AttributeFault | undefined {
  return fault && { message: fault.text };
}
