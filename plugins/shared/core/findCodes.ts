const MOST_TEXT = 20_000;
const NUMBER = String.raw`(-?\d{1,9})(?![\w.-])`;
const QUOTE = String.raw`[\\"'\x60]*`;
/** `"code": 10021`, `errcode=10021`, `errorCode: "10021"`, `错误码：10021`, `[error 10021]`. */
const NAMED = new RegExp(
  String.raw`(?:(?<![A-Za-z])(?:(?:err(?:or)?|result|ret(?:urn)?|biz)?[\s_-]*code|err(?:or)?(?:[\s_-]*(?:no|num(?:ber)?))?|ret)|错误码|错误代码|返回码|状态码|代码|错误|报错)` +
    String.raw`${QUOTE}\s*(?:[:=：＝#]|is\b|was\b|为|是)?\s*${QUOTE}${NUMBER}`,
  'gi',
);
/** A number on its own: no part of a date, a time, an address, a version or a measure. */
const ALONE = /(?<![\w.:/+-])(-?\d{1,9})(?![\w.:/+-]|\s*(?:ms|kb|mb|bytes?|px|%|s)\b|%)/gi;

/** Finds numbers that the text names as a code, as in a pasted reply or a log line. */
export function findNamedCodes(text: string): number[] {
  return numbersOf(text, NAMED);
}

/** Finds numbers that may be an error code, likeliest first: those named as a code, then those on their own. */
export function findCodes(text: string): number[] {
  return [...new Set([...findNamedCodes(text), ...numbersOf(text, ALONE)])];
}

function numbersOf(text: string, pattern: RegExp): number[] {
  return [...new Set([...text.slice(0, MOST_TEXT).matchAll(pattern)].map(([, digits]) => Number(digits)))];
}
