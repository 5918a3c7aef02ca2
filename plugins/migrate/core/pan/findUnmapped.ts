import { isObject } from '../../../shared/core/json';
import type { OldApi } from '../types';

/** An option without a counterpart. `path`: its keys, from the options of the plugin. */
export interface Unmapped {
  path: string[];
  message: string;
}

const SWIZZLE = 'Pages are made of components here: wrap those that you want to change with `npx docusaurus swizzle`.';

const OPTIONS: Record<string, string> = {
  template: SWIZZLE,
  infoTemplate: SWIZZLE,
  tagTemplate: SWIZZLE,
  schemaTemplate: SWIZZLE,
  markdownGenerators: SWIZZLE,
  schemasOnly: 'Calls are shown, too. An overlay can remove `$.paths` of the document.',
};

const SIDEBAR: Record<string, string> = {
  sidebarGenerators: 'The sidebar of an API is made from its document: groups are tags, `x-tagGroups` and parents of tags.',
  customProps: 'The sidebar of an API is made from its document, and takes no properties of your own.',
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
    return isObject(sidebarOptions) && sidebarOptions[key] !== undefined ? [{ path: at('sidebarOptions', key), message }] : [];
  });
  return [
    ...found,
    ...ofSidebar,
    ...(hideSendButton === true && isConsoleShown
      ? [{ path: at('hideSendButton'), message: 'All APIs of the site have **Try it**, or none: other APIs here have it.' }]
      : []),
    ...(typeof proxy === 'string'
      ? [{ path: at('proxy'), message: `All APIs share one proxy, the option \`proxy\` of \`plugin-console\`, which gets the address of a request encoded: see whether \`${proxy}\` takes it.` }]
      : []),
  ];
}
