/** Without parameters. */
export function essence(mediaType: string): string {
  return (mediaType.split(';', 1)[0] ?? '').trim();
}

/** A single JSON text, unlike sequences such as `application/jsonl`. */
export function isJson(mediaType: string): boolean {
  return /[/+]json$/i.test(essence(mediaType));
}

export function isXml(mediaType: string): boolean {
  return /[/+]xml$/i.test(essence(mediaType));
}

export function isText(mediaType: string): boolean {
  return isXml(mediaType) || isStream(mediaType) || /^text\/|[/+]yaml$/i.test(essence(mediaType));
}

/** Whether a media type is a sequence of items (OpenAPI 3.2, "Sequential Media Types"). */
export function isStream(mediaType: string): boolean {
  return isEventStream(mediaType) || isLines(mediaType) || isJsonSequence(mediaType);
}

export function isEventStream(mediaType: string): boolean {
  return /^text\/event-stream\b/i.test(mediaType);
}

function isLines(mediaType: string): boolean {
  return /[/+](x-)?(jsonl|jsonlines|ndjson)\b/i.test(mediaType);
}

export function isJsonSequence(mediaType: string): boolean {
  return /[/+]json-seq\b/i.test(mediaType);
}

const ENDINGS: Record<string, string> = {
  plain: 'txt',
  jpeg: 'jpg',
  gzip: 'gz',
  mpeg: 'mp3',
  'event-stream': 'txt',
  'svg+xml': 'svg',
  'vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** What the name of a file of this type ends with: `png`; `bin` where nobody would know the type by it. */
export function fileEnding(mediaType: string): string {
  const subtype = essence(mediaType).toLowerCase().split('/')[1] ?? '';
  const ending = ENDINGS[subtype] ?? subtype.replace(/^(x-|[\w.-]+\+)/, '');
  return /^[a-z\d]{2,6}$/.test(ending) ? ending : 'bin';
}
