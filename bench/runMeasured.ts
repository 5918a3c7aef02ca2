import { once } from 'node:events';
import { startProcess } from './processes';
import { readEndedCpuSeconds, readTree } from './processTree';

export interface Cost {
  seconds: number;
  /** CPU time, which depends less on other load than `seconds`. */
  cpuSeconds: number;
  /** Peak of the summed resident memory, sampled ten times a second. */
  peakMegabytes: number;
}

const INTERVAL_MS = 100;

/** Linux only, as it reads `/proc`; one at a time. Throws with the command's output if it fails. */
export async function runMeasured(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Cost> {
  const started = performance.now();
  const cpuBefore = readEndedCpuSeconds();
  const child = startProcess(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stdout?.on('data', (data: Buffer) => said.push(data));
  child.stderr?.on('data', (data: Buffer) => said.push(data));
  let peakBytes = 0;
  const timer = setInterval(() => {
    const bytes = readTree(child.pid ?? 0).reduce((sum, process) => sum + process.bytes, 0);
    peakBytes = Math.max(peakBytes, bytes);
  }, INTERVAL_MS);
  const [code] = await once(child, 'close').finally(() => clearInterval(timer));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${Buffer.concat(said).toString()}`);
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: readEndedCpuSeconds() - cpuBefore,
    peakMegabytes: peakBytes / 1e6,
  };
}
