import { writeSync } from 'node:fs';
import { openStore } from '../../../plugins/sandbox/node/openStore';

const PADDING = 'x'.repeat(2000);

/** Increments counters, and prints each number once acknowledged. */
async function main([file = '', counters = '1']: string[]): Promise<void> {
  const store = await openStore(file, file);
  writeSync(1, 'open\n');
  const count = async (name: string) => {
    for (;;) {
      const reached = await store.transact((state) => {
        const next = ((state.get(name) as [number] | undefined)?.[0] ?? 0) + 1;
        state.set(name, [next, PADDING]);
        state.set(`${name}/again`, next);
        return next;
      });
      writeSync(1, `${name} ${reached}\n`);
    }
  };
  await Promise.all(Array.from({ length: Number(counters) }, (_, index) => count(`counter${index}`)));
}

main(process.argv.slice(2)).catch((error: Error) => {
  writeSync(2, `${error.message}\n`);
  process.exitCode = 1;
});
