/** The parameter of the address that opens a filled form. */
export const SHARED = 'try';
