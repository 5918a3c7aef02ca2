import { posix } from 'node:path';
import { demoId } from '../../../demos';
import { didYouMean } from '../../../shared/suggest';
import type { CheckRule, Finding } from '../engine/rule';
import type { Project, ProjectPage } from '../project';
import { Lines } from '../text/lines';

const DEMO = /<Demo\s[^>]*?\bsrc="([^"]+)"/g;
const ID = /<Demo\s[^>]*?\bid="([^"]+)"/g;
const EDITOR = /<EmbeddedEditor\s[^>]*?\bdemo="([^"]+)"/g;
const INDEX = /<OperationIndex\s[^>]*?\bpages=\{\[([^\]]*)\]\}/g;
const QUOTE = /^[ \t]*`{3,}.*?\bfile=([^\s#"'}]+)(?:#([\w-]+))?/gm;

/** What a page shows from elsewhere: demos, and files of code. */
export const missingFile: CheckRule = {
  id: 'missing-file',
  about: 'Every demo, page of calls, and file or region of code that a page shows exists.',
  *check(project) {
    const ids = new Set(project.pages.flatMap(demosOf));
    for (const page of project.pages) {
      let lines: Lines | undefined;
      const report = ({ 0: whole, 1: name = '', index }: RegExpExecArray, message: string, known: Iterable<string>) => {
        lines ??= new Lines(page.text);
        const at = { file: page.file, ...lines.placeOf(index + whole.indexOf(name)) };
        return { at, message, hint: didYouMean(name, known) };
      };
      yield* checkFiles(page, project, report);
      for (const match of page.text.matchAll(EDITOR)) {
        if (!ids.has(match[1] ?? '')) yield report(match, `There is no demo \`${match[1]}\`.`, ids);
      }
      for (const match of page.text.matchAll(INDEX)) {
        for (const [, path = ''] of (match[1] ?? '').matchAll(/['"]([^'"]+)['"]/g)) {
          if (project.model && !project.addresses().has(path)) yield report(match, `There is no page \`${path}\`.`, []);
        }
      }
    }
  },
};

type Report = (match: RegExpExecArray, message: string, known: Iterable<string>) => Finding;

function* checkFiles({ text, source }: ProjectPage, { samples }: Project, report: Report): Generator<Finding> {
  const files = samples.map(({ file }) => file);
  for (const match of text.matchAll(DEMO)) {
    const path = posix.join(posix.dirname(source), match[1] ?? '');
    const beside = files.filter(
      (file) => file.endsWith(posix.extname(path)) && file.includes(`/${posix.dirname(path)}/`),
    );
    if (beside.length === 0 || beside.some((file) => file.endsWith(`/${path}`))) continue;
    yield report(
      match,
      `There is no file \`${path}\`.`,
      beside.map((file) => relativeTo(source, path, file)),
    );
  }
  for (const match of text.matchAll(QUOTE)) {
    const [, path = '', region] = match;
    const sample = samples.find(({ file }) => file.endsWith(`/${path}`));
    if (!sample) yield report(match, `There is no file \`${path}\`.`, []);
    else if (region && !new RegExp(`#region ${region}\\b`).test(sample.text)) {
      yield report(match, `\`${path}\` has no region \`${region}\`.`, []);
    }
  }
}

/** The file as the page would write it; `path` is another one of its folder, below the docs folder. */
function relativeTo(source: string, path: string, file: string): string {
  const fromDocs = file.slice(file.lastIndexOf(`/${posix.dirname(path)}/`) + 1);
  return `./${posix.relative(posix.dirname(source), fromDocs)}`;
}

/** Ids of the demos of a page: one without its own has that of its file. */
export function demosOf({ text, source }: Pick<ProjectPage, 'text' | 'source'>): string[] {
  const files = [...text.matchAll(DEMO)].map(([, file = '']) => file);
  const own = [...text.matchAll(ID)].map(([, id = '']) => id);
  return [...own, ...files.map((file) => demoId(posix.join(posix.dirname(source), file)))];
}
