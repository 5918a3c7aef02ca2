/** A sample without its layout: one line, as far as brackets and comments tell. */
export function oneLine(sample: string): string {
  return joinComments(sample)
    .replace(/([([])\n\s*/g, '$1')
    .replace(/,?\n\s*(?=[)\]])/g, '')
    .replace(/,?\n\s*\}/g, ' }')
    .replace(/ \\\n\s*/g, ' ')
    .replace(/\n\s*/g, ' ');
}

function joinComments(sample: string): string {
  const joined = sample.replace(/^(\s*(\/\/|#) .*)\n\s*\2 /gm, '$1 ');
  return joined === sample ? sample : joinComments(joined);
}
