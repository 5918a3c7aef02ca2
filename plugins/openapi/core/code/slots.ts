export type SlotName = 'server';

export interface Slot {
  name: SlotName;
  /** UTF-16 offset in the code. */
  start: number;
  end: number;
}

/** Finds a server address, except as the beginning of a longer host. */
export function findServer(code: string, address: string): Slot[] {
  const slots: Slot[] = [];
  for (let start = code.indexOf(address); start >= 0; start = code.indexOf(address, start + 1)) {
    const end = start + address.length;
    if (!/^[\w.:-]/.test(code.slice(end, end + 1))) slots.push({ name: 'server', start, end });
  }
  return slots;
}

/** `slots` must be in order. */
export function fillSlots(code: string, slots: Slot[], values: Partial<Record<SlotName, string>>): string {
  let filled = '';
  let from = 0;
  for (const { name, start, end } of slots) {
    filled += code.slice(from, start) + (values[name] ?? code.slice(start, end));
    from = end;
  }
  return filled + code.slice(from);
}

/** Removes characters that could end the string literal around a typed value. */
export function cleanValue(text: string): string {
  return text.replace(/[\s'"\\`$<>\p{Cc}]/gu, '');
}
