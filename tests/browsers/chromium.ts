import { browser } from '../e2e/support/visit';
import { type Engine, SIZE } from './engine';

export async function startChromium(): Promise<Engine> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await (await browser()).newContext({ viewport: SIZE, permissions });
  const page = await context.newPage();
  return {
    async open(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (...keys) => page.keyboard.press(keys.join('+')),
    close: () => context.close(),
  };
}
