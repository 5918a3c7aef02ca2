import type { CheckRule } from '../engine/rule';

const IMAGE = /!\[\s*\]\(|<img\b(?![^>]*\balt=)[^>]*>/g;

/** `![](chart.png)`. */
export const imageWithoutText: CheckRule = {
  id: 'image-without-text',
  about: 'Every image has a text for those who cannot see it; `<img alt="" />` says that it shows nothing of its own.',
  *check({ spots }) {
    for (const { passage } of spots) {
      for (const { index } of passage.text.matchAll(IMAGE)) {
        yield { at: passage.place(index), message: 'This image has no text.', hint: 'Write it as `![text](file)`.' };
      }
    }
  },
};
