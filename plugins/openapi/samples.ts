/** What a sample language of one's own is made with. */
export { defineLanguage } from './core/samples/define';
export type { PreparedRequest } from './core/samples/prepare';
export type { SampleLanguage, SampleRequest } from './core/samples/types';
