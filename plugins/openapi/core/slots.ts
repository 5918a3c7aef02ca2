/** What a reader may have a value of their own for. */
export type SlotName = 'server';

/** A place in a sample that takes the reader's own value; what stands there otherwise is part of the code. */
export interface Slot {
  name: SlotName;
  /** Of the code, in UTF-16 code units. */
  start: number;
  end: number;
}

/** Where a sample has the address of a server: as a whole, not as the beginning of a longer host. */
export function findServer(code: string, address: string): Slot[] {
  const slots: Slot[] = [];
  for (let start = code.indexOf(address); start >= 0; start = code.indexOf(address, start + 1)) {
    const end = start + address.length;
    if (!/^[\w.:-]/.test(code.slice(end, end + 1))) slots.push({ name: 'server', start, end });
  }
  return slots;
}

/** The code with the reader's values in its slots, which are in order. */
export function fillSlots(code: string, slots: Slot[], values: Partial<Record<SlotName, string>>): string {
  let filled = '';
  let from = 0;
  for (const { name, start, end } of slots) {
    filled += code.slice(from, start) + (values[name] ?? code.slice(start, end));
    from = end;
  }
  return filled + code.slice(from);
}

/** What a reader has typed, without what would end the string that it goes into. */
export function cleanValue(text: string): string {
  return text.replace(/[\s'"\\`$<>\p{Cc}]/gu, '');
}
