import type { Page } from 'playwright-core';

export const panelWidths = (page: Page) =>
  page.locator('.api-side > .api-panel pre').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));

export interface Samples {
  count: number;
  /** Those that are wider than their column. */
  wide: string[];
  /** Of the narrowest column, in a window of 1440 px compared with one of 1280 px. */
  growth: number;
}

/** Measures every sample of a page; `inWider` are the widths of its panels in a window of 1440 px. */
export async function measureSamples(page: Page, inWider: number[]): Promise<Samples> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const widths = await panelWidths(page);
  const growth = Math.min(...widths.map((width, at) => (inWider[at] ?? 0) - width));
  return { ...(await showSamples(page)), growth };
}

/** Shows every sample of the page. */
function showSamples(page: Page): Promise<Pick<Samples, 'count' | 'wide'>> {
  return page.evaluate(() => {
    const wide: string[] = [];
    let count = 0;
    const choose = (select: HTMLSelectElement, value: string) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const panels = [...document.querySelectorAll('.api-side > .api-panel:has(select[aria-label="Language"])')];
    for (const panel of panels) {
      const [languages, requests] = panel.querySelectorAll('select');
      const ids = [...(languages?.options ?? [])].map(({ value }) => value);
      for (const id of ids) {
        if (languages) choose(languages, id);
        for (const request of [...(requests?.options ?? [{ value: '0' }])].map(({ value }) => value)) {
          if (requests) choose(requests, request);
          const pre = panel.querySelector('pre');
          count += 1;
          if (!pre || languages?.value !== id || pre.scrollWidth > pre.clientWidth) {
            wide.push(`${id}: ${pre?.textContent}`);
          }
        }
      }
    }
    return { count, wide };
  });
}
