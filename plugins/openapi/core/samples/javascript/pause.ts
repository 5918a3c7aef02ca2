import { indent, stack } from '../text/block';
import { type Doc, fit } from '../text/doc';
import { pollMilliseconds } from '../text/poll';

export function writePause(seconds: number): Doc {
  const timer = `setTimeout(resolve, ${pollMilliseconds(seconds)})`;
  return fit(`await new Promise((resolve) => ${timer});`, () =>
    stack(['await new Promise((resolve) => {', indent([`${timer};`], '  '), '});']));
}
