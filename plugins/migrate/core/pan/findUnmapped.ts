import { isObject } from '../../../shared/core/json';
import type { OldApi } from '../types';

/** An option that the new plugins lack, or that does something else there. `path`: its keys, from the options of the plugin. */
export interface Unmapped {
  path: string[];
  message: string;
}

const SWIZZLE =
  'has no counterpart: pages are made of components here: wrap those that you want to change with `npx docusaurus swizzle`.';

const OPTIONS: Record<string, string> = {
  template: SWIZZLE,
  infoTemplate: SWIZZLE,
  tagTemplate: SWIZZLE,
  schemaTemplate: SWIZZLE,
  markdownGenerators: SWIZZLE,
  schemasOnly: 'has no counterpart: calls are shown, too. An overlay can remove `$.paths` of the document.',
};

const SIDEBAR: Record<string, string> = {
  sidebarGenerators:
    'has no counterpart: the sidebar of an API is made from its document: groups are tags, `x-tagGroups` and parents of tags.',
  customProps:
    'has no counterpart: the sidebar of an API is made from its document, and takes no properties of your own.',
};

/** Lists the options of an API that the new plugins do not have. `isConsoleShown`: that they offer to send requests at all. */
export function findUnmapped({ id, options, versionOf }: OldApi, isConsoleShown: boolean): Unmapped[] {
  if (versionOf) return [];
  const at = (...keys: string[]) => ['config', id, ...keys];
  const { sidebarOptions, hideSendButton, proxy } = options;
  const found = Object.entries(OPTIONS).flatMap(([key, message]) => {
    return options[key] === undefined || options[key] === false ? [] : [{ path: at(key), message }];
  });
  const ofSidebar = Object.entries(SIDEBAR).flatMap(([key, message]) => {
    return isObject(sidebarOptions) && sidebarOptions[key] !== undefined
      ? [{ path: at('sidebarOptions', key), message }]
      : [];
  });
  return [
    ...found,
    ...ofSidebar,
    ...(hideSendButton === true && isConsoleShown
      ? [
          {
            path: at('hideSendButton'),
            message: 'has no counterpart for one API: all of a site have **Try it**, or none.',
          },
        ]
      : []),
    ...(typeof proxy === 'string'
      ? [
          {
            path: at('proxy'),
            message: `is the option \`proxy\` of \`plugin-console\` now, for all APIs. It gets addresses encoded: see whether \`${proxy}\` takes them.`,
          },
        ]
      : []),
  ];
}
