import { posix } from 'node:path';
import { isUrl } from '../../../shared/core/isUrl';
import { isObject } from '../../../shared/core/json';
import { splitRef } from '../../../shared/core/pointer';
import { isFileName } from '../files/loadFiles';
import { resolveFile } from '../files/resolveFile';
import { isContainer } from './draft';

/** References of a value that moves from one file to another lead to the same targets as before. Changes the value. */
export function moveReferences(value: unknown, from: string, to: string): void {
  if (from === to || !isContainer(value)) return;
  const move = (node: Record<string, unknown>, key: string) => {
    const ref = node[key];
    if (typeof ref === 'string') node[key] = moveReference(ref, from, to);
  };
  if (isObject(value)) {
    move(value, '$ref');
    const { discriminator } = value;
    if (isObject(discriminator) && isObject(discriminator.mapping)) {
      const { mapping } = discriminator;
      for (const key of Object.keys(mapping)) if (isFileName(mapping[key])) move(mapping, key);
    }
  }
  for (const child of Object.values(value)) moveReferences(child, from, to);
}

function moveReference(ref: string, from: string, to: string): string {
  const { uri, fragment } = splitRef(ref);
  const target = uri === '' ? from : resolveFile(from, uri);
  const pointer = fragment === '' ? '' : `#${fragment}`;
  if (target === to) return pointer || '#';
  return `${isUrl(to) ? target : relativeName(to, target)}${pointer}`;
}

function relativeName(from: string, target: string): string {
  return posix.relative(toPosix(posix.dirname(toPosix(from))), toPosix(target));
}

function toPosix(path: string): string {
  return path.replaceAll('\\', '/');
}
