import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments, USAGE } from '../../../plugins/sandbox/cli/arguments';
import { UsageError } from '../../../plugins/shared/commandLine';

const SPEC = 'openapi/openapi.yaml';
const PROJECT = process.cwd();
const read = (...argv: string[]) => readArguments([SPEC, ...argv], '/home/anna', PROJECT);

describe('the command line', () => {
  it('needs nothing, and takes a backend, a port, a file and a seed', () => {
    expect(read('--backend', 'src/backend.ts')).toMatchObject({ backend: 'src/backend.ts' });
    expect(read()).toEqual({ spec: join(PROJECT, SPEC), port: 4010 });
    expect(read('--port', '0', '--data', 'state/demo.jsonl', '--seed', '4294967295')).toEqual({
      spec: join(PROJECT, SPEC),
      port: 0,
      data: { name: 'state/demo.jsonl', path: '/home/anna/state/demo.jsonl' },
      seed: 4294967295,
    });
    expect(read('--port=80', '--data=/tmp/x', '--seed=0', '--root', '..')).toMatchObject({
      port: 80,
      root: '/home',
      data: { path: '/tmp/x' },
      seed: 0,
    });
  });

  it('can be asked for help', () => {
    expect([read('--help'), read('-h'), read('--port', '1', '-h')]).toEqual([undefined, undefined, undefined]);
    for (const option of ['--backend', '--port', '--data', '--seed', '--root', '--overlay', '--help'])
      expect(USAGE).toContain(`  ${option} `);
  });

  it.each([
    [['--prot', '1'], 'There is no option `--prot`. Did you mean `--port` or `--root`?'],
    [['--sed=1'], 'There is no option `--sed`. Did you mean `--seed`?'],
    [['--verbose'], 'There is no option `--verbose`.'],
    [['-p', '3'], 'There is no option `-p`.'],
    [['--port'], '`--port` needs a value.'],
    [['--data', '--port', '1'], '`--data` needs a value.'],
    [['--data', ''], '`--data` needs a file name.'],
    [['--help=yes'], '`--help` takes no value.'],
    [['4010'], 'File not found: `4010`. With npm, put `--` before options.'],
    [['--port', '65536'], '`--port` must be a whole number from 0 to 65535, not `65536`.'],
    [['--port', '80a'], '`--port` must be a whole number from 0 to 65535, not `80a`.'],
    [['--port', ''], '`--port` must be a whole number from 0 to 65535, not ``.'],
    [['--port=-1'], '`--port` must be a whole number from 0 to 65535, not `-1`.'],
    [['--port', '1e3'], '`--port` must be a whole number from 0 to 65535, not `1e3`.'],
    [['--seed', '1.5'], '`--seed` must be a whole number from 0 to 4294967295, not `1.5`.'],
    [['--seed', '4294967296'], '`--seed` must be a whole number from 0 to 4294967295, not `4294967296`.'],
  ])('is refused in one line: %j', (argv, message) => {
    expect(() => read(...argv)).toThrow(new UsageError(message));
    expect(message).not.toContain('\n');
  });

  it('needs the document', () => {
    expect(() => readArguments([], '/')).toThrow('Specify the OpenAPI document');
  });
});
