const MAX_LENGTH = 200;

/** The first sentence of a Markdown text, without its marks, for `<meta name="description">`. */
export function firstSentence(text: string | undefined): string | undefined {
  const [paragraph = ''] = (text ?? '').trim().split(/\n\s*\n/, 1);
  const plain = paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const sentence = /^.*?[.!?。！？](?=\s|$|[^\x00-\x7f])/u.exec(plain)?.[0] ?? plain;
  const short = sentence.length > MAX_LENGTH ? `${sentence.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…` : sentence;
  return short === '' ? undefined : short;
}
