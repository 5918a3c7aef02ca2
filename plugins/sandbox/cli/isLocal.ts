const LOCAL_NAME = /^(.+\.)?localhost$/;
/** Addresses of this machine and of private networks (RFC 1918): previews of games are often opened by such a one. */
const LOCAL_ADDRESS = /^(127\.\d+|10\.\d+|192\.168|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+$/;
const LOOPBACK_6 = '[::1]';

/**
 * Does a request come from a program or a page of this machine, or of the network at hand? Browsers name the page in
 * `Origin`, and in `Host` the server that they believe to talk to: another name than ours is that of a page whose name
 * leads here (DNS rebinding). Pages without a name of their own, such as files, may be anybody's.
 */
export function isLocal(headers: Headers): boolean {
  const [host, origin] = [headers.get('Host'), headers.get('Origin')];
  return (host === null || isLocalAddress(`http://${host}`)) && (origin === null || isLocalAddress(origin));
}

function isLocalAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return LOCAL_NAME.test(hostname) || LOCAL_ADDRESS.test(hostname) || hostname === LOOPBACK_6;
}
