import type { Call, Json } from '@livespec/docusaurus/backend';
import ipaddr from 'ipaddr.js';
import { optionalTexts } from '../state/parameters';
import { AREAS, RADIUS } from './areas';
import { NETWORKS } from './networks';

/** Maximum addresses or coordinates per call (product spec, section 5). */
const MOST = 100;
const EARTH_RADIUS = 6371;
/** Replaces the address of callers on this machine, and of pages that run the sandbox. */
const EXAMPLE_CALLER = '192.0.2.44';
const RANGES = Object.fromEntries(NETWORKS.map(([network]) => [network, ipaddr.parseCIDR(network)]));

export function lookUpAddresses(call: Call): Json {
  const addresses = optionalTexts(call, 'ip');
  // 20000: More than 100 IP addresses were queried.
  if (addresses !== undefined && addresses.length > MOST)
    return call.fail(20000, `${addresses.length} addresses; at most ${MOST} in one call`);
  // sandbox: It knows a handful of networks and cities, and takes a caller on this machine for `192.0.2.44`.
  const me = regionOfAddress(call, isElsewhere(call.ip) ? call.ip : EXAMPLE_CALLER);
  // IpRegions: Without `ip`, the field is absent.
  return addresses === undefined ? { me } : { me, results: addresses.map((ip) => regionOfAddress(call, ip)) };
}

export function lookUpCoordinates(call: Call): Json {
  const coordinates = optionalTexts(call, 'coord') ?? [];
  // 20010: More than 100 coordinates were queried.
  if (coordinates.length > MOST)
    return call.fail(20010, `${coordinates.length} coordinates; at most ${MOST} in one call`);
  return coordinates.map((coordinate) => regionOfCoordinate(call, coordinate));
}

function isElsewhere(ip: string): boolean {
  return ip !== '' && readAddress(ip)?.range() !== 'loopback';
}

/**
 * ipaddr.js also accepts `192.0.2`, `0x7f.1`, and zones such as `fe80::1%eth0`.
 * 20001: A value in `ip` is not an IP address.
 */
function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const isPlain = text.includes(':')
    ? ipaddr.isValid(text) && !text.includes('%')
    : ipaddr.IPv4.isValidFourPartDecimal(text);
  return isPlain ? ipaddr.process(text) : undefined;
}

function regionOfAddress(call: Call, ip: string): Json {
  const address = readAddress(ip);
  // ipToRegion: It is in the entry for this address. The call itself succeeds.
  if (address === undefined) return { ip, ...outcome(call, 20001) };
  const range = ipaddr.subnetMatch(address, RANGES, '');
  const found = NETWORKS.find(([network]) => network === range);
  // ipToRegion: It is in the entry for this address. The call itself succeeds.
  if (found === undefined) return { ip, ...outcome(call, 20002) };
  const [, country, province, city, isp] = found;
  return { ip, ...outcome(call, 0), country, province, city, isp };
}

function regionOfCoordinate(call: Call, coordinate: string): Json {
  const [lng = Number.NaN, lat = Number.NaN] = coordinate.split(':').map(Number);
  // 500: A value has the wrong type, is out of range, or is not valid JSON where JSON is expected.
  if (!(Math.abs(lng) <= 180 && Math.abs(lat) <= 90))
    return call.fail(500, `"${coordinate}" is not a longitude and a latitude in degrees`);
  // sandbox: It knows a handful of networks and cities, and takes a caller on this machine for `192.0.2.44`.
  const near = AREAS.map((area) => ({ area, distance: kilometres(lat, lng, area[0], area[1]) }))
    .filter(({ distance }) => distance <= RADIUS)
    .sort((one, other) => one.distance - other.distance)[0];
  // coordToRegion: It is in the entry for this coordinate. The call itself succeeds.
  if (near === undefined) return { lat, lng, ...outcome(call, 20011) };
  const [clat, clng, country, province, city, county] = near.area;
  return { lat, lng, ...outcome(call, 0), clat, clng, country, province, city, county };
}

function outcome(call: Call, code: number): { code: number; msg: string } {
  return { code, msg: call.message(code) };
}

/** Great-circle distance. */
function kilometres(lat: number, lng: number, otherLat: number, otherLng: number): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const share = half(lat, otherLat) + Math.cos(radians(lat)) * Math.cos(radians(otherLat)) * half(lng, otherLng);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(share)));
}
