/** Public API for custom sample languages. */
export { defineLanguage } from './core/samples/define';
export type { PreparedRequest } from './core/samples/prepare';
export type { SampleLanguage, SampleRequest } from './core/samples/types';
