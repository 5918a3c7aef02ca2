import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';
import servers from '@generated/openapi/default/servers.json';
import type { ApiConsoleProps } from '@theme/ApiConsole';
import type { TryProps } from '@theme/ApiOperation/Try';
import { type ComponentType, type ReactNode, useState } from 'react';

/** Loads the console when it is opened. */
export default function Try({ operation }: TryProps): ReactNode {
  const { plugin } = useRouteContext();
  const [Console, setConsole] = useState<ComponentType<ApiConsoleProps>>();
  const version = useActiveVersion(plugin.id);
  // The sandbox has the document of the first instance, in its current version.
  if (plugin.id !== Object.keys(servers)[0] || (version && version.name !== 'current')) return null;
  return (
    <>
      <button
        type="button"
        className="api-try"
        data-call-id={operation.id}
        onClick={() => void import('@theme/ApiConsole').then((loaded) => setConsole(() => loaded.default))}
      >
        {translate({ id: 'console.open', message: 'Try it' })}
      </button>
      {Console && <Console operation={operation} onClose={() => setConsole(undefined)} />}
    </>
  );
}
