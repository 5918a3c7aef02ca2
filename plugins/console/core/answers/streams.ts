/** Types of answers whose parts come one after the other. */
const STREAM = /^(text\/event-stream|application\/((x-)?(ndjson|json-?lines|jsonl)|json-seq|stream\+json))\b/i;

export function isStream(mediaType: string): boolean {
  return STREAM.test(mediaType);
}

/** The complete events or lines in the text of a stream. */
export function countParts(text: string, mediaType: string): number {
  const end = /^text\/event-stream/i.test(mediaType) ? /\n{2,}/g : /\n+/g;
  return text.match(end)?.length ?? 0;
}
