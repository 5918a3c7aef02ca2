/** Changes that the check does not find, and why. */
export const SURVIVORS: Readonly<Record<string, string>> = {};
