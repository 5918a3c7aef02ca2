/** Orders versions by their numbers; `2.0.0-rc.1` comes before `2.0.0`. */
export function orderVersions(one: string, other: string): number {
  const [[main = '', ...rest], [mainOther = '', ...restOther]] = [one.split('-'), other.split('-')];
  const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
  const isFinal = Number(rest.length === 0) - Number(restOther.length === 0);
  return compare(main, mainOther) || isFinal || compare(rest.join('-'), restOther.join('-'));
}
