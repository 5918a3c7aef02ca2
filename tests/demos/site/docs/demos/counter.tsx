/**
 * title: Count clicks
 * title.zh-CN: 点击计数
 * description: Each click adds one. The count is kept in memory.
 * description.zh-CN: 每点一次加一，计数保存在内存中。
 * keywords: [tally, 计数器]
 */
import { lazy, Suspense, useState } from 'react';
import { count } from './parts/store';
import type { Texts } from './parts/texts';
import texts from './texts/counter.json';
import './parts/button.css';

const Note = lazy(() => import('./parts/Note'));

export default function Counter({ locale }: { locale: string }) {
  const [total, setTotal] = useState(0);
  const words: Texts = locale === 'zh-CN' ? texts['zh-CN'] : texts.en;
  return (
    <>
      <button type="button" className="count-button" onClick={() => setTotal(count())}>
        {words.clicked} {total}
      </button>
      <Suspense>
        <Note text={words.note} />
      </Suspense>
    </>
  );
}
