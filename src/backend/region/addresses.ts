/** An IP address as a number of 32 or 128 bits. */
export interface Address {
  bits: 32 | 128;
  value: bigint;
}

/** Reads an IPv4 or an IPv6 address; `undefined` where the text is none. A mapped IPv4 address is an IPv4 address. */
export function parseAddress(text: string): Address | undefined {
  if (!text.includes(':')) {
    const value = parseFour(text);
    return value === undefined ? undefined : { bits: 32, value };
  }
  const value = parseSix(text);
  if (value === undefined) return undefined;
  return value >> 32n === 0xffffn ? { bits: 32, value: value & 0xffffffffn } : { bits: 128, value };
}

/** Does an address lie in a network, such as `192.0.2.0/26`? */
export function isInNetwork({ bits, value }: Address, network: string): boolean {
  const [start = '', length = ''] = network.split('/');
  const first = parseAddress(start);
  const rest = BigInt(bits - Number(length));
  return first?.bits === bits && value >> rest === first.value >> rest;
}

function parseFour(text: string): bigint | undefined {
  const parts = text.split('.');
  const isLegal = parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
  return isLegal ? parts.reduce((value, part) => value * 256n + BigInt(part), 0n) : undefined;
}

function parseSix(text: string): bigint | undefined {
  const [before = '', after, ...more] = text.split('::');
  if (more.length > 0) return undefined;
  const start = parseGroups(before, after === undefined);
  const end = after === undefined ? [] : parseGroups(after, true);
  if (start === undefined || end === undefined) return undefined;
  const missing = 8 - start.length - end.length;
  if (after === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...start, ...Array.from({ length: missing }, () => 0n), ...end];
  return groups.reduce((value, group) => value * 65_536n + group, 0n);
}

/** Groups of 16 bits; the last two may be written as an IPv4 address. */
function parseGroups(text: string, isEnd: boolean): bigint[] | undefined {
  if (text === '') return [];
  const groups: bigint[] = [];
  const parts = text.split(':');
  for (const [place, part] of parts.entries()) {
    const four = isEnd && place === parts.length - 1 && part.includes('.') ? parseFour(part) : undefined;
    if (four !== undefined) groups.push(four >> 16n, four & 0xffffn);
    else if (/^[\da-f]{1,4}$/i.test(part)) groups.push(BigInt(`0x${part}`));
    else return undefined;
  }
  return groups;
}
