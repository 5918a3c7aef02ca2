import { type Engine, KEYS } from './engine';

export type CommandName = 'open' | 'evaluate' | 'act';

/** Sends a command of a WebDriver session, whose parameters are the same in all browsers, and returns its value. */
export type Command = (name: CommandName, parameters: object) => Promise<unknown>;

/** The expression is part of the script: the policy of the site stops `eval`. */
const scriptOf = (expression: string) => `const done = arguments[0];
new Promise((resolve) => resolve(${expression}))
  .then((value) => done({ value }), (error) => done({ error: String(error) }));`;

export function createEngine(command: Command, close: () => Promise<void>): Engine {
  const act = async (device: object) => void (await command('act', { actions: [device] }));
  const strike = (actions: object[]) => act({ type: 'key', id: 'keyboard', actions });
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });
  return {
    async open(url) {
      await command('open', { url });
    },
    async evaluate(expression) {
      const outcome = await command('evaluate', { script: scriptOf(expression), args: [] });
      const { value, error } = outcome as { value?: unknown; error?: string };
      if (error) throw new Error(error);
      return value;
    },
    click: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) => strike([...text].flatMap((key) => [down(key), up(key)])),
    press(...keys) {
      const values = keys.map((key) => KEYS[key] ?? key);
      return strike([...values.map(down), ...values.toReversed().map(up)]);
    },
    close,
  };
}
