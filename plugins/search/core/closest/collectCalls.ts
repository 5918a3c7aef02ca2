import type { Prepared } from '../index/prepare';
import type { Heads } from './heads';

/** A line of a call's text that begins with the name of a model: `Message[]: id, content`. */
const NAMED = /^([\p{L}_][\p{L}\p{N}_.-]*)(?:\[\])*(?::|$)/u;

/** Returns the calls that send or return a model, by the index of its head. */
export function collectCalls({ entries }: Prepared, { heads, ofEntry }: Heads): Map<number, number[]> {
  const models = new Map<string, number>();
  for (const [place, { name }] of heads.entries()) if (name?.kind === 'entity') models.set(name.name, place);
  const calls = new Map<number, number[]>();
  if (models.size === 0) return calls;
  for (const [entry, { texts }] of entries.entries()) {
    const call = ofEntry[entry] ?? entry;
    if (heads[call]?.name?.kind !== 'operation') continue;
    const used = new Set(texts.map((text) => models.get(NAMED.exec(text)?.[1] ?? '')));
    for (const model of used) {
      if (model === undefined) continue;
      const known = calls.get(model);
      if (known) known.push(call);
      else calls.set(model, [call]);
    }
  }
  return calls;
}
