/** Question words are ignored unless there is nothing else. */
const ENGLISH = new Set(
  `a about also am an and any are as at be because been being between but by can cannot could did do does doing don each
else ever every for from had has have how i if in into is isn it its just like may me my need needs of on or our per
please possible s shall should so some still t than that the their them then there these they this those to trying us
using versus via vs want wants was way we were what when where which while why will with without would yet you your`.split(
    /\s+/,
  ),
);

/** Longest first, so that none hides a longer one. */
const CHINESE =
  `怎么办 怎么样 为什么 是什么 有没有 能不能 可不可以 什么意思 在哪里 怎么 怎样 如何 为何 为啥 什么 哪里 哪儿 在哪 请问 能否 可以 是否
多少 多久 一下 之后 之前 时候 里面 拿不到 得不到 获取不到 收不到 查不到 不了 没有 还能 还是 需要 我想 想要 如果 这个 那个 哪个 哪些
或者 以及 了 的 吗 呢 吧 啊`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);

export function isQuestionWord(word: string): boolean {
  return ENGLISH.has(word);
}

export function questionWordAt(run: string, place: number): string | undefined {
  return CHINESE.find((word) => run.startsWith(word, place));
}

/** Those of Chinese, which are in many texts: `没有这个东西` is about `东西`. */
export function dropQuestionWords(run: string): string {
  let rest = '';
  for (let place = 0; place < run.length; ) {
    const question = questionWordAt(run, place);
    if (!question) rest += run[place];
    place += question?.length ?? 1;
  }
  return rest;
}
