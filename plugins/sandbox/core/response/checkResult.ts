import type { SandboxOperation } from '../api';
import { SandboxMistake } from '../failure';
import { isBinary, type Result } from '../types';

export function checkResult({ id, result: { kind, mediaType } }: SandboxOperation, result: Result | undefined): Result {
  if (result === undefined) throw new SandboxMistake(`${id} returned nothing; where there is no data it is null.`);
  if (kind === 'binary') {
    if (!isBinary(result)) throw new SandboxMistake(`${id} returned JSON instead of ${mediaType}.`);
    if (result.mediaType !== mediaType)
      throw new SandboxMistake(`${id} returned ${result.mediaType}, not ${mediaType}.`);
  } else if (kind === 'text') {
    if (typeof result !== 'string')
      throw new SandboxMistake(`${id} returned something other than text (${mediaType}).`);
  } else {
    if (isBinary(result)) throw new SandboxMistake(`${id} returned ${result.mediaType} instead of JSON.`);
    if (kind === 'none' && result !== null) throw new SandboxMistake(`${id} returned data, and should return none.`);
  }
  return result;
}
