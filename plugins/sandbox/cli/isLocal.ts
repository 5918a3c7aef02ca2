const LOCAL_NAME = /^(.+\.)?localhost$/;
/** This machine and private networks (RFC 1918), where game previews often run. */
const LOCAL_ADDRESS = /^(127\.\d+|10\.\d+|192\.168|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+$/;
const LOOPBACK_6 = '[::1]';

/**
 * Whether a request comes from a program or page on this machine or a private network. Browsers name the page in
 * `Origin`; `Host` reveals DNS rebinding. Pages without an origin, such as files, count as foreign.
 */
export function isLocal(headers: Pick<Headers, 'get'>): boolean {
  const [host, origin] = [headers.get('Host'), headers.get('Origin')];
  return (host === null || isLocalAddress(`http://${host}`)) && (origin === null || isLocalAddress(origin));
}

function isLocalAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return LOCAL_NAME.test(hostname) || LOCAL_ADDRESS.test(hostname) || hostname === LOOPBACK_6;
}
