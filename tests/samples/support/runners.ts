import { requireProgram, runProgram, type WorkFolder } from './programs';

/** `waited`: it slept, where the runner stops it. */
export interface Outcome {
  error?: string;
  waited?: number;
}

/** Runs samples in as few processes as possible. */
export type Runner = (samples: string[], folder: WorkFolder) => Promise<Outcome[]>;

const BASH_DRIVER = `
shopt -s nullglob
# A sample that sleeps has shown what it does: the stub ends it.
sleep() { echo "slept $1" >&2; exit 0; }
export -f sleep
run() { bash "$1" > "$1.out" 2> "$1.err" || echo "exit $?" >> "$1.err"; }
export -f run
printf '%s\\0' sample-*.sh | xargs -0 -n 1 -P 4 bash -c 'run "$0"'
for file in sample-*.sh; do printf '%s\\0' "$(cat "$file.err")"; done
`;

/** Each sample is a script. */
export const runShell: Runner = async (samples, folder) => {
  requireProgram('curl', 'curl');
  requireProgram('bash', 'bash');
  samples.forEach((sample, index) => folder.write(`sample-${String(index).padStart(4, '0')}.sh`, sample));
  const output = await runProgram('bash', [folder.write('driver', BASH_DRIVER)], folder);
  return samples.map((_, index) => {
    const report = output.split('\0')[index] ?? '';
    const slept = /slept (\S+)/.exec(report)?.[1];
    return { error: /^exit \d+$/m.test(report) ? report : undefined, waited: slept ? Number(slept) : undefined };
  });
};

const PYTHON_DRIVER = `
import contextlib, io, json, sys, time
from concurrent.futures import ThreadPoolExecutor

class Stop(Exception):
    pass

def stop(seconds):
    raise Stop(seconds)

time.sleep = stop

def run(source):
    try:
        exec(compile(source, "sample.py", "exec"), {"__name__": "__main__"})
        return {}
    except Stop as error:
        return {"waited": error.args[0]}
    except BaseException as error:
        return {"error": repr(error)}

with open("samples.json", encoding="utf-8") as file:
    sources = json.load(file)
with contextlib.redirect_stdout(io.StringIO()), ThreadPoolExecutor(4) as pool:
    outcomes = list(pool.map(run, sources))
json.dump(outcomes, sys.stdout)
`;

export const runPython: Runner = async (samples, folder) => {
  requireProgram('python3', 'python3');
  folder.write('samples.json', JSON.stringify(samples));
  return JSON.parse(await runProgram('python3', [folder.write('driver.py', PYTHON_DRIVER)], folder)) as Outcome[];
};

const NODE_DRIVER = `
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

class Stop { constructor(milliseconds) { this.waited = milliseconds / 1000; } }
timers.setTimeout = (milliseconds) => { throw new Stop(milliseconds); };
syncBuiltinESMExports();
const write = console.log;
console.log = () => {};

async function run(file) {
  try {
    await import(file);
    return {};
  } catch (error) {
    return error instanceof Stop ? { waited: error.waited } : { error: String(error?.stack ?? error) + ' ' + String(error?.cause ?? '') };
  }
}

const outcomes = [];
for (let index = 0; index < Number(process.argv[2]); index += 1) outcomes.push(await run('./sample-' + index + '.mjs'));
write(JSON.stringify(outcomes));
`;

/** Each sample is a module. */
export const runNode: Runner = async (samples, folder) => {
  samples.forEach((sample, index) => folder.write(`sample-${index}.mjs`, sample));
  const output = await runProgram(
    process.execPath,
    [folder.write('driver.mjs', NODE_DRIVER), String(samples.length)],
    folder,
  );
  return JSON.parse(output) as Outcome[];
};
