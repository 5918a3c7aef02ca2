import { pollMilliseconds } from '../../sample/poll';
import type { PreparedRequest } from '../../sample/prepare';
import { indent, stack } from '../../text/block';
import { code, concat, type Doc, fit, hardLine, nest } from '../../text/doc';
import { joinTexts, quoteJs } from './quote';

/** A constant, with its value on a line of its own if it only fits there. */
export function writeConst(name: string, value: Doc): Doc {
  return fit(code`const ${name} = ${value};`, () => code`const ${name} =${nest(concat([hardLine, value]), '  ')};`);
}

export function writeBase({ base }: PreparedRequest): Doc[] {
  return base === '' ? [] : [writeConst('base', quoteJs(base))];
}

/** The URL as an expression that begins with the constant `base`. `query` is an expression. */
export function writeUrl({ base, path }: PreparedRequest, query?: string, rawQuery?: string): Doc {
  const raw = rawQuery === undefined ? '' : `${query === undefined ? '?' : '&'}${rawQuery}`;
  const texts = query === undefined ? [path + raw] : [`${path}?`, { code: query }, raw];
  return joinTexts([base === '' ? '' : { code: 'base' }, ...texts].filter((part) => part !== ''));
}

export function writePause(seconds: number): Doc {
  const timer = `setTimeout(resolve, ${pollMilliseconds(seconds)})`;
  return fit(`await new Promise((resolve) => ${timer});`, () =>
    stack(['await new Promise((resolve) => {', indent([`${timer};`], '  '), '});']));
}
