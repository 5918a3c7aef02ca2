import { afterAll, beforeAll, describe } from 'vitest';
import { type Running, startLivespec } from '../../sandbox/server/startLivespec';
import { readContract } from './support/contract';
import { testScenarios } from './support/testScenarios';

const contract = await readContract();
let server: Running;
let origin: string;

beforeAll(async () => {
  server = startLivespec(
    ['sandbox', 'openapi/openapi.yaml', '--backend', 'tests/backend/support/withoutPlayers.ts', '--port', '0'],
    process.env,
  );
  [origin = ''] = await server.printed(/http:\/\/[\w.:]+/);
});

afterAll(async () => {
  server.child.kill();
  await server.finished;
});

function fetchFromServer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return fetch(new Request(`${origin}${pathname}${search}`, request));
}

describe('the sandbox as a server', () => {
  testScenarios(contract, fetchFromServer);
});
