/** Question words are ignored unless there is nothing else. */
const ENGLISH = new Set(
  `a am an and any are as at be been being by can could did do does doing don for from had has have how i if in is isn it
its may me my of on or our please s shall should so t than that the their them then there these they this those to us
was we were what when where which why will with would you your`.split(/\s+/),
);

/** Longest first, so that none hides a longer one. */
const CHINESE =
  `怎么办 怎么样 为什么 是什么 有没有 能不能 可不可以 什么意思 在哪里 怎么 怎样 如何 为何 为啥 什么 哪里 哪儿 在哪 请问 能否 可以 是否
多少 一下 的 吗 呢 吧 啊`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);

export function isQuestionWord(word: string): boolean {
  return ENGLISH.has(word);
}

export function questionWordAt(run: string, place: number): string | undefined {
  return CHINESE.find((word) => run.startsWith(word, place));
}
