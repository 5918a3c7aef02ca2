/** What a status is called, as servers and browsers write it. */
export const REASONS: Readonly<Record<number, string>> = {
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
const OTHER_REASONS: ReadonlyArray<readonly [number, string]> = [
  [413, 'Payload Too Large'],
  [413, 'Request Entity Too Large'],
  [414, 'Request-URI Too Large'],
  [504, 'Gateway Time-out'],
];
/** Reasons that no service uses as words of its own. */
const TELLING = new Set([405, 413, 414, 429, 500, 502, 503, 504]);

const SIGNS = String.raw`["'\s:=：＝(（]*`;
const NUMBER = String.raw`([1-5]\d\d)(?![\w-]|\.\d)`;
/** `HTTP 500`, `HTTP/1.1 404`, `status code 502`, `statusCode: 504`, `状态码：500`. */
const NAMED = [
  String.raw`\bHTTPS?(?:\/\d(?:\.\d)?)?(?:[\s_-]*(?:status(?:[\s_-]*code)?|response|error|code|状态码|错误))?["'\s:=：＝(（_-]*${NUMBER}`,
  String.raw`(?<!["'\w])status\b${SIGNS}${NUMBER}`,
  String.raw`\bstatus[\s_-]*code${SIGNS}${NUMBER}`,
  String.raw`状态码(?:为|是)?${SIGNS}${NUMBER}`,
].map((pattern) => new RegExp(pattern, 'gi'));

const SAID = [...Object.entries(REASONS).map(([status, reason]) => [Number(status), reason] as const), ...OTHER_REASONS]
  .sort(([, a], [, b]) => b.length - a.length)
  .map(([status, reason]) => {
    const words = reason.replace(/[\s-]+/g, String.raw`[\s_-]*`);
    const number = String.raw`(?<![\w.:-])${status}[\s:(（-]*`;
    return { status, pattern: new RegExp(TELLING.has(status) ? `(?:${number})?${words}` : number + words, 'gi') };
  });

/** Finds statuses of HTTP that a text calls so or gives with their reason. `rest` is the text without them. */
export function findStatuses(text: string): { statuses: number[]; rest: string } {
  const statuses = new Set<number>();
  let rest = text;
  for (const { status, pattern } of SAID) {
    rest = rest.replace(pattern, () => {
      statuses.add(status);
      return ' ';
    });
  }
  for (const pattern of NAMED) {
    rest = rest.replace(pattern, (_all, digits: string) => {
      statuses.add(Number(digits));
      return ' ';
    });
  }
  return { statuses: [...statuses].filter(isFailure), rest };
}

export function isFailure(status: number): boolean {
  return status in REASONS || (status >= 400 && status < 600);
}
