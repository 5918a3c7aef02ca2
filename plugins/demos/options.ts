import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { checkOptions } from '../shared/checkOptions';

export interface DemoOptions {
  /**
   * Files that online editors get as one file of JavaScript each, with everything that they import: for code that is in
   * no registry. Other files are exported as they are.
   */
  bundle: string[];
  /** What readers can do with a demo: `false` takes an action away. Without it: all whose package is installed. */
  actions: Partial<Record<DemoAction, boolean>>;
  /** The server of embedded editors, in place of `https://stackblitz.com`. */
  editorOrigin?: string;
}

export const DEMO_ACTIONS = ['group', 'symbol', 'svg', 'codesandbox', 'stackblitz', 'separate'] as const;
export type DemoAction = (typeof DEMO_ACTIONS)[number];

export const OWNER = '@livespec/docusaurus/plugin-demos';
const action = Joi.boolean();

export const demoOptionsSchema = Joi.object<DemoOptions>({
  bundle: Joi.array().items(Joi.string()).default([]),
  actions: Joi.object<DemoOptions['actions']>({
    group: action,
    symbol: action,
    svg: action,
    codesandbox: action,
    stackblitz: action,
    separate: action,
  }).default(),
  editorOrigin: Joi.string().uri({ scheme: ['http', 'https'] }),
});

export function validateOptions({ options }: OptionValidationContext<never, never>): DemoOptions & { id: string } {
  const schema = demoOptionsSchema.append<DemoOptions & { id?: string }>({ id: Joi.string() });
  return { id: 'default', ...checkOptions(OWNER, schema, options) };
}
