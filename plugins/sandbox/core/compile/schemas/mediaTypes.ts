export function isJsonType(mediaType: string | undefined): boolean {
  return /[/+]json(?![\w-])/i.test(mediaType ?? '');
}

export function isTextType(mediaType: string): boolean {
  return /^text\/|[/+](xml|yaml|jsonl|ndjson)\b/i.test(mediaType);
}
