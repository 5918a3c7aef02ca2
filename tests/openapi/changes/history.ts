import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiModel } from '../../../plugins/openapi/core/model/types';
import { modelOf } from '../model/support';

const textOf = (name: string) => readFileSync(join(import.meta.dirname, 'history', `${name}.yaml`), 'utf8');

/** A document with three releases. */
export const CURRENT = textOf('current');

export function releasesOf(...versions: string[]): ApiModel[] {
  return versions.map((version) => modelOf(textOf(version)));
}

export const RELEASES = releasesOf('1.0.0', '1.1.0', '1.2.0');
