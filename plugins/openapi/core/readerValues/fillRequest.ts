import { fillPath } from '../../../samples/core/request';
import { percentEncode } from '../../../samples/core/request/percent';
import type { SampleBody, SamplePair, SampleRequest } from '../../../samples/core/sample/types';
import { layOutJson } from '../../../samples/core/text/json';
import { isObject } from '../../../shared/core/json';
import { isValid, readAddress } from './checkValue';
import type { BuiltRequest, FillableCall, ReaderValues } from './types';

type Place = FillableCall['places'][number];
type Filled = Place & { value: string };

/** Puts the reader's values into a request. Values that are missing or not valid leave the example. */
export function fillRequest(
  { request, pathTexts }: BuiltRequest,
  { path, places }: Pick<FillableCall, 'path' | 'places'>,
  values: ReaderValues,
  address?: string,
): SampleRequest {
  const filled = places.flatMap((place): Filled[] => {
    const value = Object.hasOwn(values, place.key) ? (values[place.key] ?? '').trim() : '';
    // Clients resolve dot segments.
    const isSent = value !== '' && !(place.in === 'path' && /^\.\.?$/.test(value));
    return isSent && isValid(value, place.type) ? [{ ...place, value }] : [];
  });
  const inPlace = (name: Place['in']) => filled.filter((place) => place.in === name);
  const server = baseAddress(request, values) ?? address ?? request.server;
  const own = inPlace('path').map(({ name, value }): [string, string] => [name, percentEncode(value)]);
  const filledPath = fillPath(path, new Map([...Object.entries(pathTexts), ...own]));
  return {
    ...request,
    server,
    url: `${server}${filledPath.startsWith('/') ? '' : '/'}${filledPath}`,
    query: fillPairs(request.query, inPlace('query')),
    headers: fillPairs(request.headers, inPlace('header')),
    ...(request.body ? { body: fillBody(request.body, inPlace('body')) } : {}),
  };
}

export function baseAddress({ server = '' }: SampleRequest, values: ReaderValues): string | undefined {
  return Object.hasOwn(values, server) ? readAddress((values[server] ?? '').trim()) : undefined;
}

function fillPairs(pairs: SamplePair[], filled: Filled[]): SamplePair[] {
  return pairs.map((pair) => {
    const found = filled.find(({ name }) => name === pair.name);
    return found ? { ...pair, value: { literal: found.value } } : pair;
  });
}

function fillBody(body: SampleBody, filled: Filled[]): SampleBody {
  if (body.kind !== 'json' || !isObject(body.value)) return body;
  const { mediaType, value } = body;
  const own = filled.filter(({ name, type }) => typeof value[name] === (type === 'string' ? 'string' : 'number'));
  const [large, others] = [own.filter(isLarge), own.filter((place) => !isLarge(place))];
  const members = [
    ...large.map(({ name, value: digits }) => [name, digits]),
    ...others.map(({ name, type, value: text }) => [name, type === 'string' ? text : Number(text)]),
  ];
  const whole = { ...value, ...Object.fromEntries(members) };
  if (large.length === 0) return { ...body, value: whole };
  // Only JSON can express every number.
  const text = large.reduce(
    (json, { name, value: digits }) =>
      json.replace(`${JSON.stringify(name)}: "${digits}"`, () => `"${name}": ${digits}`),
    layOutJson(whole, '  '),
  );
  return { kind: 'text', mediaType, text };
}

/** Whether no JavaScript number holds an integer. */
function isLarge({ type, value }: Filled): boolean {
  return type !== 'string' && !Number.isSafeInteger(Number(value));
}
