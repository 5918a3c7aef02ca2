import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { NotRead } from '../../document/core';

/** This machine, its network, and what is reserved: nobody on the internet has these addresses. */
const NETWORKS: ReadonlyArray<readonly [network: string, bits: number]> = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const privateAddresses = new BlockList();
for (const [network, bits] of NETWORKS) privateAddresses.addSubnet(network, bits, familyOf(network));

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}

/** Throws `NotRead` for a server in a private network. One that has no address is left to the request, which says so. */
export async function refusePrivate({ hostname }: URL): Promise<void> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true }).catch(() => []);
  if (!found.some(({ address }) => privateAddresses.check(address, familyOf(address)))) return;
  throw new NotRead({ rule: 'not-fetched', message: `\`${host}\` is in a private network.` });
}
