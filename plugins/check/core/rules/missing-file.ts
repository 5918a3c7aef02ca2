import { posix } from 'node:path';
import { decodePercent } from '../../../shared/core/decodePercent';
import type { Use } from '../../../shared/mdx/readModuleNames';
import { didYouMean } from '../../../shared/suggest';
import type { CheckRule, Finding } from '../engine/rule';
import type { Project, ProjectPage } from '../project/project';
import { demosOf, elementsOf, fileOfDemo, quotesOf } from '../project/shownFiles';
import { Lines } from '../text/lines';

/** What a page shows from elsewhere: demos, images, and files of code. */
export const missingFile: CheckRule = {
  id: 'missing-file',
  about: 'Every demo, image, page of calls, and file or region of code that a page shows exists.',
  *check(project) {
    const ids = new Set(project.pages.flatMap(demosOf));
    const { model, staticFiles } = project;
    for (const page of project.pages) {
      yield* checkFiles(page, project);
      for (const editor of elementsOf(page, 'EmbeddedEditor')) {
        const { demo = '{' } = editor.attributes;
        if (!demo.startsWith('{') && !ids.has(demo))
          yield lost(page, editor, demo, `There is no demo \`${demo}\`.`, ids);
      }
      for (const image of page.mdx.links) {
        const [path = ''] = image.name.split(/[?#]/);
        if (image.kind !== 'image' || !/^\/.*\.\w+$/.test(path) || !staticFiles || isStatic(path, staticFiles))
          continue;
        yield lost(page, image, path, `There is no file \`${path}\` in the static folders.`, staticFiles);
      }
      for (const index of elementsOf(page, 'OperationIndex')) {
        for (const [, path = ''] of (index.attributes.pages ?? '').matchAll(/['"]([^'"]+)['"]/g)) {
          if (model && !project.addresses().has(path))
            yield lost(page, index, path, `There is no page \`${path}\`.`, []);
        }
      }
    }
  },
};

/** Elements write the base path of the site, too: `/base/img/pet.png`. */
function isStatic(path: string, files: ReadonlySet<string>): boolean {
  const parts = decodePercent(path).split('/');
  return parts.some((_, from) => files.has(`/${parts.slice(from + 1).join('/')}`));
}

function* checkFiles(page: ProjectPage, { samples }: Project): Generator<Finding> {
  const files = samples.map(({ file }) => file);
  for (const demo of elementsOf(page, 'Demo')) {
    const path = fileOfDemo(demo, page);
    if (path === undefined) continue;
    const beside = files.filter(
      (file) => file.endsWith(posix.extname(path)) && file.includes(`/${posix.dirname(path)}/`),
    );
    if (beside.length === 0 || beside.some((file) => file.endsWith(`/${path}`))) continue;
    const known = beside.map((file) => relativeTo(page.source, path, file));
    yield lost(page, demo, demo.attributes.src ?? '', `There is no file \`${path}\`.`, known);
  }
  for (const quote of quotesOf(page)) {
    const { path, region } = quote;
    const sample = samples.find(({ file }) => file.endsWith(`/${path}`));
    if (!sample) yield lost(page, quote, path, `There is no file \`${path}\`.`, []);
    else if (region && !new RegExp(`#region ${region}\\b`).test(sample.text)) {
      yield lost(page, quote, path, `\`${path}\` has no region \`${region}\`.`, []);
    }
  }
}

/** At the name, which an element or code block writes. */
function lost(
  { file, text }: ProjectPage,
  { line, column }: Pick<Use, 'line' | 'column'>,
  name: string,
  message: string,
  known: Iterable<string>,
): Finding {
  const lines = new Lines(text);
  const start = lines.offsetOf(line, column);
  const at = { file, ...lines.placeOf(Math.max(start, text.indexOf(name, start))) };
  return { at, message, hint: didYouMean(name, known) };
}

/** The file as the page would write it; `path` is another one of its folder, below the docs folder. */
function relativeTo(source: string, path: string, file: string): string {
  const fromDocs = file.slice(file.lastIndexOf(`/${posix.dirname(path)}/`) + 1);
  return `./${posix.relative(posix.dirname(source), fromDocs)}`;
}
