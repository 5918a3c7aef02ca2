import { expect, it } from 'vitest';
import { requirePlugins } from '../../plugins/docs/build/requirePlugins';

it('an option names the plugin that it needs', () => {
  const options = { id: 'default', docs: {}, api: {}, tabs: false, demos: {} } as never;
  const check = (aliases: Record<string, string>) => () => requirePlugins(options, aliases);
  expect(check({ '@theme/Demo': '', '@theme/ApiOperation': '' })).not.toThrow();
  expect(check({ '@theme/Demo': '' })).toThrow(
    'The option `api` of plugin-docs needs `@livespec/docusaurus/plugin-openapi` in `plugins`.',
  );
  expect(check({})).toThrow('`demos` of plugin-docs needs');
});
