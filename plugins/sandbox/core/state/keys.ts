/** Keys of the state that are the sandbox's own. */
export const OWN = '_sandbox/';
export const SEEDED = `${OWN}seeded`;
export const CLOCK = `${OWN}clock`;
export const FAULTS = `${OWN}fault/`;
export const LOG = `${OWN}log/`;
