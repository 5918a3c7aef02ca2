/** Public API for custom sample languages. */
export { defineLanguage } from '../samples/core/sample/define';
export type { PreparedRequest } from '../samples/core/sample/prepare';
export type { SampleLanguage, SampleRequest } from '../samples/core/sample/types';
