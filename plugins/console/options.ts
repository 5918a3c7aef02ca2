import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { checkOptions } from '../shared/checkOptions';

const TARGETS = ['page', 'local', 'servers', 'other'] as const;
export type TargetKind = (typeof TARGETS)[number];

export interface ConsoleOptions {
  /**
   * Where readers can send requests, the first by default. `page`: the sandbox of the page. `local`: `livespec sandbox`
   * on their machine. `servers`: the servers of the document. `other`: an address that they type.
   */
  targets: TargetKind[];
  /**
   * Address of a proxy, which the encoded address of a request follows: `https://proxy.example/?url=`. For readers whose
   * browser blocks a server, and only if they choose it: the proxy sees the whole request, with its keys.
   */
  proxy?: string;
}

export const OWNER = '@livespec/docusaurus/plugin-console';

export const consoleOptionsSchema = Joi.object<ConsoleOptions>({
  targets: Joi.array()
    .items(Joi.string().valid(...TARGETS))
    .min(1)
    .unique()
    .default([...TARGETS]),
  proxy: Joi.string().uri({ scheme: ['http', 'https'] }),
});

export function validateOptions({ options }: OptionValidationContext<never, never>): ConsoleOptions & { id: string } {
  return { ...checkOptions(OWNER, consoleOptionsSchema, options), id: 'default' };
}
