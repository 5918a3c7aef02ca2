const END = /[.!?;](?=\s|$)|[。！？；]/g;

/** The sentences of a text, and where each begins. */
export function sentencesOf(text: string): Array<{ text: string; index: number }> {
  const ends = [...text.matchAll(END)].map(({ index }) => index + 1);
  const starts = [0, ...ends];
  return starts
    .map((index, at) => ({ text: text.slice(index, ends[at] ?? text.length), index }))
    .filter((one) => one.text.trim() !== '');
}

const DENIAL =
  /(?:\bnot|\bnever|n['’]t|\bcannot|\bno longer) (?:return|give|answer|fail|report|throw|mean|get|use|expect|list|see)\w*(?: \w+){0,2}[^\w.;]{0,3}$|不(?:会|再|应|要)?(?:返回|报|用|传|是)?[^，。；\w]{0,3}$/i;

/** Whether what a text says up to an index is that something is not so: `does not return`. */
export function isDenied(text: string, index: number): boolean {
  return DENIAL.test(text.slice(Math.max(0, index - 60), index));
}
