import { textRule } from '../engine/rule';

const IMAGE = /!\[\s*\]\(|<img\b(?![^>]*\balt=)[^>]*>/g;

/** `![](chart.png)`. */
export const imageWithoutText = textRule({
  id: 'image-without-text',
  about: 'Every image has a text for those who cannot see it; `<img alt="" />` says that it shows nothing of its own.',
  *check(passage) {
    for (const { index } of passage.text.matchAll(IMAGE)) {
      yield { at: passage.place(index), message: 'This image has no text.', hint: 'Write it as `![text](file)`.' };
    }
  },
});
