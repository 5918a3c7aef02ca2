/** Hashes text to four 32-bit numbers, for ids and pictures, not for secrets. */
export function hashText(text: string): [number, number, number, number] {
  let a = 0x6a09e667;
  let b = 0xbb67ae85;
  let c = 0x3c6ef372;
  let d = 0xa54ff53a;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = b ^ Math.imul(a ^ unit, 0x239b961b);
    b = c ^ Math.imul(b ^ unit, 0xab0e9789);
    c = d ^ Math.imul(c ^ unit, 0x38b34ae5);
    d = a ^ Math.imul(d ^ unit, 0xa1e38b93);
  }
  const mixed = [c ^ (a >>> 18), d ^ (b >>> 22), a ^ (c >>> 17), b ^ (d >>> 19)].map(scatter) as [
    number,
    number,
    number,
    number,
  ];
  return mixed.map((word, place) => scatter(word ^ (mixed[(place + 1) % 4] ?? 0))) as typeof mixed;
}

function scatter(word: number): number {
  let mixed = word;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

export function hashHex(text: string): string {
  return hashText(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}
