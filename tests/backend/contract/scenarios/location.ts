import { type Scenario, scenario } from '../support/scenario';

const TOO_MANY = 101;

export const location: Scenario[] = [
  scenario('ipToRegion', 20000, (game) =>
    game.call('ipToRegion', { ip: Array.from({ length: TOO_MANY }, () => '203.0.113.7') }),
  ),
  scenario('ipToRegion', 20001, (game) => game.call('ipToRegion', { ip: ['203.0.113.7', '203.0.113.256'] })),
  scenario('ipToRegion', 20002, (game) => game.call('ipToRegion', { ip: ['10.0.0.1', '203.0.113.7'] })),
  scenario('coordToRegion', 20010, (game) =>
    game.call('coordToRegion', { coord: Array.from({ length: TOO_MANY }, () => '135.5023:34.6937') }),
  ),
  scenario('coordToRegion', 20011, (game) => game.call('coordToRegion', { coord: ['-140:0', '135.5023:34.6937'] })),
];
