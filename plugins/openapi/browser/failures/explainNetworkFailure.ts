import { translate } from '@docusaurus/Translate';
import type { NetworkFailure } from '../../core/errors/findNetworkFailure';
import { explainStatus } from './explainStatus';

interface Explained {
  title: string;
  text: string;
}

/** Why a request got no answer, whatever the API, and what to do about it. */
export function explainNetworkFailure(failure: NetworkFailure): Explained {
  return TEXTS[failure]();
}

const TEXTS: Record<NetworkFailure, () => Explained> = {
  address: () => ({
    title: translate({ id: 'api.network.address.title', message: 'Server not found' }),
    text: translate({
      id: 'api.network.address',
      message:
        'No server has this name. Check the host in the address for typing mistakes, then the DNS of the network.',
    }),
  }),
  refused: () => ({
    title: translate({ id: 'api.network.refused.title', message: 'Connection refused' }),
    text: translate({
      id: 'api.network.refused',
      message: 'Nothing listens at this address and port. Check both, and whether the server runs.',
    }),
  }),
  certificate: () => ({
    title: translate({ id: 'api.network.certificate.title', message: 'Certificate not accepted' }),
    text: translate({
      id: 'api.network.certificate',
      message:
        'Check the clock of the device, whether the certificate of the server has expired, and whether a proxy replaces it.',
    }),
  }),
  offline: () => ({
    title: translate({ id: 'api.network.offline.title', message: 'No connection' }),
    text: translate({
      id: 'api.network.offline',
      message: 'The device cannot reach this address. Check its connection, then try again.',
    }),
  }),
  timeout: () => ({
    title: translate({ id: 'api.network.timeout.title', message: 'Time-out' }),
    text: explainStatus(504),
  }),
  closed: () => ({
    title: translate({ id: 'api.network.closed.title', message: 'Connection closed' }),
    text: translate({
      id: 'api.network.closed',
      message:
        'The connection ended before the answer was complete. The call may have been carried out: look first, then try again.',
    }),
  }),
  insecure: () => ({
    title: translate({ id: 'api.network.insecure.title', message: 'Blocked by the browser (mixed content)' }),
    text: translate({
      id: 'api.network.insecure',
      message:
        'A page that was loaded over HTTPS cannot call an HTTP address. Use the HTTPS address of the server, or open the page over HTTP while you test.',
    }),
  }),
  origin: () => ({
    title: translate({ id: 'api.network.origin.title', message: 'Blocked by the browser (CORS)' }),
    text: translate({
      id: 'api.network.origin',
      message:
        'The server does not let pages of other origins read its answers. Make the call from your server, or have the origin of the page allowed.',
    }),
  }),
  format: () => ({
    title: translate({ id: 'api.network.format.title', message: 'Answer is not JSON' }),
    text: translate({
      id: 'api.network.format',
      message:
        'Often it is the page of a proxy, or of a wrong address. Look at the text of the answer before you parse it.',
    }),
  }),
  unknown: () => ({
    title: translate({ id: 'api.network.unknown.title', message: 'No answer' }),
    text: translate({
      id: 'api.network.unknown',
      message:
        'The message does not say why: the address, the network, the certificate, or a rule of the browser or platform. Its developer tools say more.',
    }),
  }),
};
