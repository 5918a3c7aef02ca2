// Each repetition begins behind a literal or a boundary, and none can take what the one before it left: all of these
// take linear time. `tests/shared/hostileTexts.test.ts` has them read 100,000 characters.

/** No part of a word, a decimal or the name of a file; a sentence may end after it. */
const NUMBER = String.raw`(-?\d{1,9})(?![\w-]|\.\w)`;
const QUOTE = String.raw`[\\"'\x60\s]*`;
/** `"code": 10021`, `errcode=10021`, `errorCode: "10021"`, `错误码：10021`, `[error 10021]`. */
const NAMED =
  String.raw`(?:(?<![A-Za-z])(?:(?:(?:err(?:or)?|result|ret(?:urn)?|biz)[\s_-]*)?code|err(?:or)?(?:[\s_-]*(?:no|num(?:ber)?))?|ret)|错误码|错误代码|返回码|状态码|代码|错误|报错)` +
  String.raw`${QUOTE}(?:(?:[:=：＝#]|is\b|was\b|为|是)${QUOTE})?${NUMBER}`;
/** `CloudError: 10603`. */
const THROWN = String.raw`\b[a-z]+(?:error|exception)\s*[:：]\s*${NUMBER}`;
/** `10603: archive does not exist`, but no item of a list. */
const LEADING = String.raw`^[ \t]*(-?\d{3,9})[ \t]*[:：](?!\d)`;
const STATED = new RegExp(`${NAMED}|${THROWN}|${LEADING}`, 'gim');
/** A number on its own: no part of a date, a time, an address, a version or a measure. */
const ALONE = /(?<![\w.:/+-])(-?\d{1,9})(?![\w/+-]|\.\w|:\d|\s*(?:ms|kb|mb|bytes?|px|%|s)\b|%)/gi;
/** A line of a stack: its numbers are places in files. */
const FRAME = /^[ \t]+at .*$/gm;

/** Finds numbers that the text states as a code, as in a pasted reply, a log line or the message of an error. */
export function findNamedCodes(text: string): number[] {
  return numbersOf(text, STATED);
}

/** Finds numbers that may be an error code, likeliest first: those stated as a code, then those on their own. */
export function findCodes(text: string): number[] {
  return [...new Set([...findNamedCodes(text), ...numbersOf(text, ALONE)])];
}

function numbersOf(text: string, pattern: RegExp): number[] {
  const matches = text.replace(FRAME, '').matchAll(pattern);
  return [...new Set([...matches].map(([, ...digits]) => Number(digits.find((one) => one !== undefined))))];
}
