import { writeSync } from 'node:fs';
import { openStore } from '../../../plugins/sandbox/node/openStore';

/** Stores large values until the disk is full, then a small one; prints what was acknowledged and refused. */
async function main([file = '']: string[]): Promise<void> {
  const store = await openStore(file, 'demo.db');
  const keep = async (key: string, length: number) => {
    try {
      await store.transact((state) => state.set(key, 'x'.repeat(length)));
      writeSync(1, `kept ${key}\n`);
      return true;
    } catch (error) {
      writeSync(1, `${(error as Error).message}\n`);
      return false;
    }
  };
  for (let n = 0; await keep(`large${n}`, 30_000); n += 1);
  await keep('small', 10);
  await store.close();
}

main(process.argv.slice(2)).catch((error: Error) => {
  writeSync(2, `${error.message}\n`);
  process.exitCode = 1;
});
