import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type RunningSandbox, startSandbox } from '../../measureSandbox';
import type { Line } from '../compare';
import type { Context } from '../context';
import type { Checkout, Measurement, MeasurementGroup, Session } from '../measurement';
import { npmScript } from '../npmScript';

const CALLS = 1500;
const STATES = { 'sandbox-memory': 'state in memory', 'sandbox-file': 'state in a file' };
type Name = keyof typeof STATES;

export function sandbox({ work, env }: Context): MeasurementGroup {
  return { measurements: [toMeasurement('sandbox-memory'), toMeasurement('sandbox-file')], open };

  async function open({ folder }: Checkout): Promise<Session> {
    const file = join(work, `sandbox-${basename(folder)}.db`);
    let current: { name: string; sandbox: RunningSandbox } | undefined;
    const close = async () => {
      await current?.sandbox.stop();
      await rm(file, { force: true });
    };
    return {
      async measure(name) {
        if (current?.name !== name) {
          await close();
          current = undefined;
          const data = name === 'sandbox-file' ? ['--data', file] : [];
          const args = await npmScript(folder, 'sandbox', ['--port', '0', ...data]);
          current = { name, sandbox: await startSandbox('npm', args, folder, env) };
        }
        const { perSecond, cpuMicroseconds } = await current.sandbox.call(CALLS);
        return { [rateLine(name).name]: perSecond, [workLine(name).name]: cpuMicroseconds };
      },
      close,
    };
  }
}

function toMeasurement(name: Name): Measurement {
  return { name, lines: [rateLine(name), workLine(name)], repeats: 7, quickRepeats: 4 };
}

function rateLine(name: string): Line {
  return { name: `sandbox, ${STATES[name as Name]}: calls`, unit: '/s', better: 'more', kind: 'clock' };
}

function workLine(name: string): Line {
  return {
    name: `sandbox, ${STATES[name as Name]}: processor time of a call`,
    unit: 'µs',
    better: 'less',
    kind: 'work',
  };
}
