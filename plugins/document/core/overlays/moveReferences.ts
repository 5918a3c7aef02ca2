import { posix } from 'node:path';
import { isUrl } from '../../../shared/core/isUrl';
import { isObject } from '../../../shared/core/json';
import { splitRef } from '../../../shared/core/pointer';
import { refuseByName } from '../files/guard';
import { isFileName } from '../files/loadFiles';
import { resolveFile } from '../files/resolveFile';
import { isContainer } from './container';

export interface Joined {
  files: ReadonlySet<string>;
  into: string;
}

/**
 * References of a value that moves from one file to another lead to the same targets as before. Changes the value.
 *
 * @param joined files whose contents are part of `into` now
 */
export function moveReferences(value: unknown, from: string, to: string, joined?: Joined): void {
  if ((from === to && !joined) || !isContainer(value)) return;
  const move = (node: Record<string, unknown>, key: string) => {
    const ref = node[key];
    if (typeof ref === 'string') node[key] = moveReference(ref, from, to, joined);
  };
  if (isObject(value)) {
    move(value, '$ref');
    const { externalValue } = value;
    // An example on the network is a link.
    if (typeof externalValue === 'string' && !refuseByName(externalValue)) move(value, 'externalValue');
    const { discriminator } = value;
    if (isObject(discriminator) && isObject(discriminator.mapping)) {
      const { mapping } = discriminator;
      for (const key of Object.keys(mapping)) if (isFileName(mapping[key])) move(mapping, key);
    }
  }
  for (const child of Object.values(value)) moveReferences(child, from, to, joined);
}

function moveReference(ref: string, from: string, to: string, joined: Joined | undefined): string {
  const { uri, fragment } = splitRef(ref);
  const written = uri === '' ? from : resolveFile(from, uri);
  const target = joined?.files.has(written) ? joined.into : written;
  if (target === written && from === to) return ref;
  const pointer = fragment === '' ? '' : `#${fragment}`;
  if (target === to) return pointer || '#';
  return `${isUrl(to) || isUrl(target) ? target : relativeName(to, target)}${pointer}`;
}

function relativeName(from: string, target: string): string {
  return posix.relative(toPosix(posix.dirname(toPosix(from))), toPosix(target));
}

function toPosix(path: string): string {
  return path.replaceAll('\\', '/');
}
