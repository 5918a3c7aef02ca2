import { expect, inject } from 'vitest';
import type { Engine } from './engine';

/** The whole text or label of an element, or a pattern of it. */
type Name = string | RegExp;

/** A person at a browser, who waits for what they want to see or to click. */
export class Reader {
  constructor(private readonly engine: Engine) {}

  /** Opens a page by its path in the site. */
  async open(path: string): Promise<void> {
    await this.engine.open(`${inject('origin')}/doc${path}`);
    await this.sees('[data-has-hydrated="true"] body');
    await this.engine.evaluate(`(${noteProblems.toString()})()`);
  }

  async click(selector: string, name?: Name): Promise<void> {
    const [x, y] = await this.find(selector, name, pointAt);
    await this.engine.click(x, y);
  }

  async sees(selector: string, name?: Name): Promise<void> {
    await this.find(selector, name, () => true);
  }

  /** Waits until an expression has a value in the page. */
  async finds(expression: string, value: unknown): Promise<void> {
    await expect.poll(() => this.engine.evaluate(expression)).toBe(value);
  }

  read(expression: string): Promise<unknown> {
    return this.engine.evaluate(expression);
  }

  type(text: string): Promise<void> {
    return this.engine.type(text);
  }

  press(...keys: string[]): Promise<void> {
    return this.engine.press(...keys);
  }

  /** Of scripts since a page was opened. */
  problems(): Promise<unknown> {
    return this.engine.evaluate('window.problems');
  }

  private async find<T>(
    selector: string,
    name: Name | undefined,
    make: (element: Element) => T | undefined | Promise<T | undefined>,
  ): Promise<T> {
    const pattern = name instanceof RegExp ? name : new RegExp(name === undefined ? '' : `^${escape(name)}$`);
    const wanted = JSON.stringify([selector, pattern.source, pattern.flags]);
    const expression = `(${findElement.toString()})(${make.toString()}, ...${wanted})`;
    let made: T | undefined;
    const look = async () => {
      made = ((await this.engine.evaluate(expression)) ?? undefined) as T | undefined;
      return made !== undefined;
    };
    await expect.poll(look, { message: `finds ${selector} ${String(name ?? '')}` }).toBe(true);
    return made as T;
  }
}

/** Starts a browser for one test. */
export async function meet(start: () => Promise<Engine>, read: (reader: Reader) => Promise<void>): Promise<void> {
  const engine = await start();
  try {
    await read(new Reader(engine));
  } finally {
    await engine.close();
  }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

// What follows runs in pages.

function noteProblems(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  window.addEventListener('error', ({ message }) => problems.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`${violatedDirective}: ${blockedURI}`),
  );
}

function findElement<T>(make: (element: Element) => T, selector: string, source: string, flags: string): T | undefined {
  const pattern = new RegExp(source, flags);
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const named = label ?? element;
    const text = named instanceof HTMLElement ? named.innerText : named.textContent;
    return (element.ariaLabel ?? text ?? '').replace(/\s+/g, ' ').trim();
  };
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && pattern.test(nameOf(element)),
  );
  return found && make(found);
}

/** The middle of an element, once nothing moves it or lies over it. */
async function pointAt(element: Element): Promise<[x: number, y: number] | undefined> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return undefined;
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return element.contains(document.elementFromPoint(x, y)) ? [x, y] : undefined;
}
