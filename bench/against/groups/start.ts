import { startDevServer } from '../../devServer';
import { BASE, type Context } from '../context';
import type { MeasurementGroup } from '../measurement';

const COLD = 'npm start, cold: until it answers';
const WARM = 'npm start, warm: until it answers';
const WORK = 'npm start, warm: processor time';

export function start({ env }: Context): MeasurementGroup {
  return {
    measurements: [
      {
        name: 'start',
        lines: [
          { name: COLD, unit: 's', better: 'less' },
          { name: WARM, unit: 's', better: 'less' },
          { name: WORK, unit: 's', better: 'less' },
        ],
        repeats: 5,
        quickRepeats: 1,
      },
    ],
    async open({ folder, clean }) {
      const startOnce = async () => {
        const server = await startDevServer(folder, BASE, env);
        const cpuSeconds = server.cpuSeconds();
        await server.stop();
        return { seconds: server.startMs / 1000, cpuSeconds };
      };
      return {
        async measure() {
          await clean();
          const cold = await startOnce();
          const warm = await startOnce();
          return { [COLD]: cold.seconds, [WARM]: warm.seconds, [WORK]: warm.cpuSeconds };
        },
        close: () => Promise.resolve(),
      };
    },
  };
}
