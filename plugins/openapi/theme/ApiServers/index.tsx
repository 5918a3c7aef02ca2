import { translate } from '@docusaurus/Translate';
import Server from '@theme/ApiOperation/Server';
import Html from '@theme/ApiSchema/Html';
import ApiServer from '@theme/ApiServer';
import type { ReactNode } from 'react';
import { hasServerChoice } from '../../../samples/core/code/serverAddress';
import type { ServersView } from '../../core/view/types';

export default function ApiServers({ data, children }: { data: ServersView; children?: ReactNode }): ReactNode {
  const { html, servers } = data;
  return (
    <div className="api-text">
      <Html html={html} />
      {children}
      <ul className="api-servers">
        {servers.map((server, index) => (
          <li key={index}>
            <Server server={server} />
          </li>
        ))}
      </ul>
      {hasServerChoice(servers) && (
        <>
          <p className="api-note api-server-note">
            {translate({ id: 'api.servers.choose', message: 'Samples call this server:' })}
          </p>
          <ApiServer servers={servers} />
        </>
      )}
    </div>
  );
}
