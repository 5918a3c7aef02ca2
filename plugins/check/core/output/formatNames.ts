export const FORMATS = ['text', 'json', 'github', 'sarif', 'markdown'] as const;
export type Format = (typeof FORMATS)[number];
