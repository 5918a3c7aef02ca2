import { type PinName, resolvePin } from '../../../openapi';
import type { Claim } from '../claims/types';
import type { Fix } from '../engine/rule';
import type { Facts } from '../facts/types';
import { operationsOf } from '../support/passages';
import { nameUnit } from '../text/amounts';
import type { CodeUse, Passage, Place } from '../text/passage';

/** A pin in place of a number that a claim has proven: only if it shows the same. */
export function pinClaim(
  { property, subject, unit }: Claim,
  at: Place,
  written: string,
  facts: Facts,
): Fix | undefined {
  if (at.near !== undefined) return undefined;
  const candidates = [...candidatesFor(property, subject.name, unit && nameUnit(unit), facts)];
  const found = candidates.find(([name, attributes]) => {
    const pin = resolvePin(facts.model, { name, attributes });
    return 'text' in pin && pin.text === written;
  });
  return found && replace(at, written.length, printPin(...found));
}

type Candidate = [name: PinName, attributes: Record<string, string>];

function* candidatesFor(
  property: Claim['property'],
  name: string,
  unit: string | undefined,
  facts: Facts,
): Generator<Candidate> {
  if (property === 'calls') yield ['Count', { of: 'calls' }];
  if (property === 'codes') yield ['Count', { of: 'errors' }];
  if (property === 'interval' || property === 'gap') {
    for (const { operationId } of operationsOf(name, facts))
      if (operationId && unit) yield ['Limit', { of: operationId, in: unit }];
  }
  if (property !== 'most' && property !== 'least') return;
  const kind: Record<string, string> = property === 'least' ? { kind: 'least' } : {};
  yield ['Limit', { of: name, ...kind }];
  for (const { owner } of facts.names.get(name) ?? []) yield ['Limit', { of: `${owner}.${name}`, ...kind }];
}

/** `[10202](/api/errors#10202)`. */
export function pinCode({ text, place }: Passage, index: number, written: string): Fix | undefined {
  const before = text.slice(0, index);
  const [link = ''] = /^\d+`?\]\([^)\s]*#(\d+)\)/.exec(text.slice(index)) ?? [];
  if (!link.endsWith(`#${written})`) || !/\[`?$/.test(before)) return undefined;
  const start = before.lastIndexOf('[');
  return replace(place(start), index - start + link.length, printPin('ErrorCode', { code: written }));
}

/** `GET /path`, as the document writes it. */
export function pinCall({ text, place }: Passage, { value, index }: CodeUse, facts: Facts): Fix | undefined {
  const [operation, another] = facts.model.operations.filter(({ method, path }) => value === `${method} ${path}`);
  const isPlain =
    text.slice(index - 1, index + value.length + 1) === `\`${value}\`` && !/\[$/.test(text.slice(0, index - 1));
  if (!operation?.operationId || another || !isPlain) return undefined;
  return replace(place(index - 1), value.length + 2, printPin('Call', { id: operation.operationId }));
}

function replace({ near, ...at }: Place, length: number, text: string): Fix | undefined {
  return near === undefined ? { ...at, length, text } : undefined;
}

function printPin(name: string, attributes: Record<string, string>): string {
  return `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ')} />`;
}
