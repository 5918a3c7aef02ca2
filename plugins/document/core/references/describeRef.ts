import { dirname, relative, sep } from 'node:path';
import { isObject } from '../../../shared/core/json';
import { printRef, splitRef } from '../../../shared/core/pointer';
import { asQuestion, findNear } from '../../../shared/suggest';
import { followRef, type Target } from '../files/followRef';
import type { Refusal } from '../files/guard';
import type { LoadedFiles } from '../files/loadFiles';
import { resolveFile } from '../files/resolveFile';
import type { ParsedFile } from '../parse/types';

/** Returns `undefined` if the target file is broken, which is reported there. */
export function describeBadRef(loaded: LoadedFiles, from: ParsedFile, ref: string): Refusal | undefined {
  const target = followRef(loaded.files, from, ref);
  if (target.kind === 'broken-file') return undefined;
  if (target.kind === 'circle') return { rule: 'ref-circle', message: `\`${ref}\` leads in a circle.` };
  if (target.kind === 'no-file') return describeNoFile(loaded, from, ref, target.uri);
  if (target.kind === 'no-key') return { rule: 'unresolved-ref', ...describeNoKey(ref, target) };
  return { rule: 'unresolved-ref', message: `Cannot resolve \`${ref}\`.` };
}

function describeNoFile({ refused, files }: LoadedFiles, from: ParsedFile, ref: string, uri: string): Refusal {
  const refusal = (refused.get(uri) ?? refused.get(resolveFile(from.path, uri)))?.(uri);
  if (refusal?.rule === 'file-not-found') {
    const hint = refusal.hint ?? asQuestion(findReadFiles(files, from, uri));
    return { ...refusal, rule: 'unresolved-ref', hint };
  }
  if (refusal) return refusal;
  const hint = /^[\w.-]+$/.test(ref) ? `A reference into this file begins with \`#/\`.` : undefined;
  return { rule: 'unresolved-ref', message: `File not found: \`${ref}\`.`, hint };
}

/** The file as it would be right: `../schemas/a.yaml` for `schemas/a.yaml`, `a.yaml#/A` for `a.yaml/A`. */
function findReadFiles(files: LoadedFiles['files'], from: ParsedFile, uri: string): string[] {
  const folder = dirname(from.path);
  const [, file, name] = /^(.+\.(?:ya?ml|json))\/(.+)$/.exec(uri) ?? [];
  if (file !== undefined) return [`\`${file}#/${name}\``];
  const tail = `/${uri.replace(/^(\.{0,2}\/)+/, '')}`;
  return [...files.keys()]
    .filter((path) => path.endsWith(tail))
    .map((path) => `\`${relative(folder, path).split(sep).join('/')}\``)
    .slice(0, 3);
}

function describeNoKey(ref: string, target: Extract<Target, { kind: 'no-key' }>): { message: string; hint?: string } {
  const { uri } = splitRef(ref);
  const { parent, before, key, after, file } = target;
  const pointer = (keys: string[]) => `${uri}${printRef(keys)}`;
  const section = before.length === 0 ? (uri === '' ? 'the document' : `\`${uri}\``) : `\`${pointer(before)}\``;
  if (parent === null) return { message: `Cannot resolve \`${ref}\`: ${section} is empty.` };
  const message = `Cannot resolve \`${ref}\`: ${section} has no \`${key}\`.`;
  const keys = isObject(parent) ? Object.keys(parent) : [];
  const near = findNear(key, keys).map((name) => `\`${pointer([...before, name, ...after])}\``);
  const same = isObject(file.value) && Object.hasOwn(file.value, key) ? [`\`${pointer([key])}\``] : [];
  const found = parent === undefined ? [...same, ...findElsewhere(file, ['components'], key, pointer)] : near;
  const question = asQuestion(found.length > 0 ? found : findElsewhere(file, before, key, pointer));
  return { message, ...(question ? { hint: question } : {}) };
}

function findElsewhere(file: ParsedFile, before: string[], key: string, pointer: (keys: string[]) => string): string[] {
  const components = isObject(file.value) ? file.value.components : undefined;
  if (before[0] !== 'components' || !isObject(components)) return [];
  return Object.entries(components)
    .filter(([, section]) => isObject(section) && Object.hasOwn(section, key))
    .map(([name]) => `\`${pointer(['components', name, key])}\``);
}
