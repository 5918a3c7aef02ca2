const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ＿／－]/g;
/** Distance to the same character of ASCII. */
const DISTANCE = 0xfee0;

/** Replaces letters and digits of East Asian keyboards, `１００２１`, by those of ASCII, without moving characters. */
export function toHalfWidth(text: string): string {
  return text.replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - DISTANCE));
}
