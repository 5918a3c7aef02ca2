import { translate } from '@docusaurus/Translate';

/** An unknown flow keeps its name. */
export function flowName(flow: string): string {
  switch (flow) {
    case 'authorizationCode':
      return translate({ id: 'api.flow.authorizationCode', message: 'Authorization code flow' });
    case 'implicit':
      return translate({ id: 'api.flow.implicit', message: 'Implicit flow' });
    case 'password':
      return translate({ id: 'api.flow.password', message: 'Password flow' });
    case 'clientCredentials':
      return translate({ id: 'api.flow.clientCredentials', message: 'Client credentials flow' });
    case 'deviceAuthorization':
      return translate({ id: 'api.flow.deviceAuthorization', message: 'Device authorization flow' });
    default:
      return flow;
  }
}

/** An unknown kind keeps its name. */
export function flowUrlName(kind: string): string {
  switch (kind) {
    case 'authorizationUrl':
      return translate({ id: 'api.flow.authorizationUrl', message: 'Authorization' });
    case 'tokenUrl':
      return translate({ id: 'api.flow.tokenUrl', message: 'Token' });
    case 'refreshUrl':
      return translate({ id: 'api.flow.refreshUrl', message: 'Refresh' });
    case 'deviceAuthorizationUrl':
      return translate({ id: 'api.flow.deviceAuthorizationUrl', message: 'Device authorization' });
    default:
      return kind;
  }
}
