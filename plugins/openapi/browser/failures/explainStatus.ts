import { translate } from '@docusaurus/Translate';

/** What a status of HTTP means, whatever the API, and what to do about it. */
export function explainStatus(status: number): string {
  const explain = TEXTS[status] ?? (status < 500 ? TEXTS[400] : TEXTS[503]);
  return explain?.() ?? '';
}

const redirect = () =>
  translate({
    id: 'api.status.redirect',
    message: 'The address leads to another one. Send the call to that one: a redirect can turn it into a GET.',
  });
const refused = () =>
  translate({
    id: 'api.status.refused',
    message:
      'A server on the way refused the request. Check the credentials, and whether a proxy or firewall blocks the address.',
  });
const tooLong = () =>
  translate({
    id: 'api.status.tooLong',
    message: 'The address or a header is too long for a server on the way. Send less in the query.',
  });
const late = () =>
  translate({
    id: 'api.status.late',
    message:
      'No answer came in time. The call may have been carried out all the same: look first, then repeat it, with increasing delays.',
  });

const TEXTS: Readonly<Record<number, () => string>> = {
  301: redirect,
  302: redirect,
  303: redirect,
  307: redirect,
  308: redirect,
  400: () =>
    translate({
      id: 'api.status.badRequest',
      message: 'A server on the way did not accept the request. Check the address, its encoding and the headers.',
    }),
  401: refused,
  403: refused,
  404: () =>
    translate({
      id: 'api.status.notFound',
      message: 'There is nothing at this address. Check the base address, the path and their spelling.',
    }),
  405: () =>
    translate({
      id: 'api.status.method',
      message: 'The address does not take this method. Compare it with the description of the call.',
    }),
  408: late,
  413: () =>
    translate({
      id: 'api.status.tooLarge',
      message: 'The request is too large for a server on the way. Send less at a time.',
    }),
  414: tooLong,
  415: () =>
    translate({
      id: 'api.status.mediaType',
      message: 'The address does not take this kind of content. Check the header Content-Type.',
    }),
  429: () =>
    translate({
      id: 'api.status.tooMany',
      message:
        'Too many requests came in a short time. Wait, for as long as the header Retry-After says if there is one, and send fewer.',
    }),
  431: tooLong,
  500: () =>
    translate({
      id: 'api.status.failed',
      message:
        'The server failed, and did not say why. The call may have been carried out: look first, then try again later.',
    }),
  502: () =>
    translate({
      id: 'api.status.gateway',
      message:
        'A server on the way got no valid answer from the service. The call may have been carried out: look first, then try again later.',
    }),
  503: () =>
    translate({
      id: 'api.status.unavailable',
      message: 'The service cannot answer now, for example during an update. Try again later, with increasing delays.',
    }),
  504: late,
};
