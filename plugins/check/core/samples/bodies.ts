import { isObject } from '../../../shared/core/json';
import { MORE, readLiteral } from './literals';
import { isExtended, resolve } from './scriptCalls';
import type { SampleCall } from './types';

const WRAPPER = /^(?:body\s*:\s*)?(?:JSON\.stringify|json\.dumps)\(\s*/;

/** The body of a call, as far as the sample writes it out. */
export function readBody({ body, sample }: SampleCall): { value: unknown; indexOf(key: string): number } | undefined {
  if (!body) return undefined;
  const start = WRAPPER.exec(body.text)?.[0].length ?? 0;
  const inner = start > 0 ? body.text.slice(start).replace(/\s*\)\s*$/, '') : body.text;
  const part = resolve({ text: inner, index: body.index + start }, sample.text);
  if (!part || !/^[[{]/.test(part.text)) return undefined;
  const indexOf = (key: string) => {
    const at = part.text.search(new RegExp(`(?<![\\w$])["']?${key.replace(/[^\w-]/g, '.')}["']?\\s*[:,}]`));
    return part.index + Math.max(0, at);
  };
  const value = readLiteral(part, sample.text);
  const hasMore = isObject(value) && isExtended(inner, sample.text);
  return { value: hasMore ? { ...value, [MORE]: true } : value, indexOf };
}
