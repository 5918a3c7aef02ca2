import type { Contract } from '../support/contract';
import type { Scenario } from '../support/scenario';
import { account } from './account';
import { data } from './data';
import { everyCall } from './everyCall';
import { examples } from './examples';
import { faults } from './faults';
import { flows } from './flows';
import { location } from './location';
import { social } from './social';

export function allScenarios(contract: Contract): Scenario[] {
  return [
    ...examples(contract),
    ...everyCall(contract),
    ...account,
    ...social,
    ...data,
    ...location,
    ...faults,
    ...flows,
  ];
}
