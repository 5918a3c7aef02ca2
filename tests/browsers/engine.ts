/** What tests need of a browser, whoever makes it. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page, and awaits its value, which is JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks with the mouse, at a point of the window: the page takes it for a gesture of a person. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Holds keys down together: characters, or names of `KEYS`. */
  press(...keys: string[]): Promise<void>;
  close(): Promise<void>;
}

/** Of the window, in pixels. */
export const SIZE = { width: 1440, height: 900 };

/** Keys by their names in pages, as WebDriver writes them. */
export const KEYS: Record<string, string> = { Enter: '\uE007', Control: '\uE009', Escape: '\uE00C' };

/** A browser may be slow to start on a busy machine. */
export const START = { timeout: 60_000 };
