import type { EditorProject, EditorSettings } from './types';

/** Those that the editor knows. */
export const TEMPLATES = [
  'angular-cli',
  'create-react-app',
  'html',
  'javascript',
  'node',
  'polymer',
  'typescript',
  'vue',
] as const;

export const DEFAULT_HEIGHT = 300;

/** `option` is what the author wrote wrongly; `text` is how the editor's own library words it. */
export interface EditorFault {
  option: 'template' | 'dependencies' | 'previewPath' | 'diff' | 'file';
  text: string;
}

/** Checks what an author passes to an editor. It still opens, without the faulty option. */
export function findFaults(project: EditorProject, settings: Partial<EditorSettings>): EditorFault[] {
  return [
    checkTemplate(project),
    checkDependencies(project),
    checkPreviewPath(settings.previewPath),
    checkDiff(settings.diff),
    checkFile(settings.file, project),
  ].filter((fault) => fault !== undefined);
}

function checkTemplate({ template }: EditorProject): EditorFault | undefined {
  if (TEMPLATES.some((name) => name === template)) return undefined;
  const names = TEMPLATES.map((name) => `'${name}'`).join(', ');
  return { option: 'template', text: `Unsupported project.template: must be one of ${names}` };
}

function checkDependencies({ template, dependencies }: EditorProject): EditorFault | undefined {
  if (template !== 'node' || !dependencies) return undefined;
  const text =
    "Invalid project.dependencies: dependencies must be provided as a 'package.json' file when using the 'node' template.";
  return { option: 'dependencies', text };
}

export function checkPreviewPath(path: unknown): EditorFault | undefined {
  if (path === undefined || (typeof path === 'string' && path.startsWith('/'))) return undefined;
  return { option: 'previewPath', text: `Invalid argument: expected a path starting with '/', got '${String(path)}'` };
}

/** Untyped, as pages are not type-checked. */
export function checkDiff(diff: unknown): EditorFault | undefined {
  if (diff === undefined) return undefined;
  const { create, destroy } = (diff ?? {}) as { create?: unknown; destroy?: unknown };
  if (create === null || typeof create !== 'object') {
    return { option: 'diff', text: 'Invalid diff object: expected diff.create to be an object.' };
  }
  if (Array.isArray(destroy)) return undefined;
  return { option: 'diff', text: 'Invalid diff object: expected diff.destroy to be an array.' };
}

function checkFile(file: EditorSettings['file'], { files }: EditorProject): EditorFault | undefined {
  const wanted = [file ?? []].flat().flatMap((path) => path.split(','));
  const missing = wanted.find((path) => !Object.hasOwn(files, path));
  return missing === undefined ? undefined : { option: 'file', text: `Unknown file '${missing}'` };
}
