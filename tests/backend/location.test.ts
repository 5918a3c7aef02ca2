import { describe, expect, it } from 'vitest';
import type { Json } from '../../plugins/sandbox/core/types';
import { isInNetwork, parseAddress } from '../../src/backend/region/addresses';
import { NETWORKS } from '../../src/backend/region/networks';
import { at, codeOf, createWorld } from './support/world';

const world = createWorld();
const lookUp = (parameters: Record<string, Json>, ip?: string) =>
  world.run('ipToRegion', parameters, undefined, undefined, ip) as Json;

const TORONTO = { country: 'Canada', province: 'Ontario', city: 'Toronto', isp: 'Example Telecom' };

describe('the region of addresses', () => {
  it('always has the caller’s own, known or not', () => {
    expect(lookUp({}, '192.0.2.44')).toEqual({ me: { ip: '192.0.2.44', code: 0, msg: 'success', ...TORONTO } });
    expect(lookUp({}, '10.0.0.1')).toEqual({ me: { ip: '10.0.0.1', code: 20002, msg: 'message of 20002' } });
    for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(lookUp({}, own)).toEqual(lookUp({}, ''));
    expect(lookUp({}, '::ffff:192.0.2.1')).toMatchObject({ me: { code: 0, city: 'Toronto' } });
    expect(lookUp({})).toMatchObject({ me: { ip: '192.0.2.44', code: 0 } });
    expect(lookUp({ ip: [] })).toMatchObject({ me: { code: 0 }, results: [] });
  });

  it('has an entry with a code of its own for each address, in their order', () => {
    const ip = ['203.0.113.7', '198.51.100.23', '2001:db8:1::9', '256.1.1.1', '', '10.0.0.1'];
    const results = at(lookUp({ ip }), 'results') as Array<{ ip: string; code: number }>;
    expect(results.map((entry) => [entry.ip, entry.code])).toEqual([
      ['203.0.113.7', 0],
      ['198.51.100.23', 20002],
      ['2001:db8:1::9', 0],
      ['256.1.1.1', 20001],
      ['', 20001],
      ['10.0.0.1', 20002],
    ]);
    expect(results[0]).toMatchObject({ country: 'Japan', province: 'Osaka', city: 'Osaka', isp: 'Example Net' });
    expect(results[1]).not.toHaveProperty('country');
  });

  it('is for 100 addresses at most: 20000', () => {
    const addresses = (length: number) => Array.from({ length }, () => '192.0.2.1');
    expect(at(lookUp({ ip: addresses(100) }), 'results')).toHaveLength(100);
    expect(codeOf(() => lookUp({ ip: addresses(101) }))).toBe(20000);
  });
});

describe('an IP address', () => {
  it('is read in all of its forms', () => {
    const values = (...texts: string[]) => texts.map((text) => parseAddress(text)?.value);
    expect(values('0.0.0.0', '255.255.255.255', '192.0.2.1')).toEqual([0n, 0xffffffffn, 0xc0000201n]);
    expect(values('::', '::1', '1::', '1:2:3:4:5:6:7:8')).toEqual([
      0n,
      1n,
      1n << 112n,
      0x10002000300040005000600070008n,
    ]);
    expect(values('::ffff:192.0.2.1', '64:ff9b::192.0.2.1')).toEqual([0xc0000201n, (0x64_ff9bn << 96n) | 0xc0000201n]);
    expect(parseAddress('::ffff:c000:201')).toEqual(parseAddress('192.0.2.1'));
    expect(parseAddress('2001:DB8::A')).toEqual(parseAddress('2001:0db8:0:0:0:0:0:a'));
  });

  it('is nothing else', () => {
    const texts = [
      ...[
        '',
        'localhost',
        '1.2.3',
        '1.2.3.4.5',
        '1.2.3.256',
        '01.2.3.4',
        '1.2.3.-4',
        ' 1.2.3.4',
        '1.2.3.4/8',
        '1e1.2.3.4',
      ],
      ...[
        ':',
        ':::',
        '1:2',
        '1:2:3:4:5:6:7:8:9',
        '1::2::3',
        '1:2:3:4:5:6:7::8',
        '12345::',
        'g::',
        '::1.2.3',
        '1.2.3.4::',
      ],
      ...['fe80::1%eth0', '[::1]', '::1.2.3.4:5'],
    ];
    expect(texts.filter((text) => parseAddress(text) !== undefined)).toEqual([]);
  });

  it('lies in one network of the table at most, each of which is reserved for documentation', () => {
    const reserved = ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32'];
    for (const [network] of NETWORKS) {
      const first = parseAddress(network.split('/')[0] ?? '');
      expect(first && reserved.some((range) => isInNetwork(first, range))).toBe(true);
      expect(first && NETWORKS.filter(([other]) => isInNetwork(first, other))).toHaveLength(1);
    }
  });
});

describe('the region of coordinates', () => {
  const regions = (...coord: string[]) => world.call('coordToRegion', { coord }) as Json[];

  it('is the nearest area, with its centre; longitude comes first', () => {
    expect(regions('-79.347015:43.65107', '135.5023:34.6937')).toEqual([
      {
        lat: 43.65107,
        lng: -79.347015,
        code: 0,
        msg: 'success',
        clat: 43.6532,
        clng: -79.3832,
        country: 'Canada',
        province: 'Ontario',
        city: 'Toronto',
        county: 'Old Toronto',
      },
      expect.objectContaining({ code: 0, clat: 34.6864, clng: 135.52, city: 'Osaka', county: 'Chuo' }),
    ]);
  });

  it('is 20011 in the entry where nothing is near, as with swapped numbers', () => {
    expect(regions('0:0', '43.65107:-79.347015', '-180:90')).toEqual([
      { lat: 0, lng: 0, code: 20011, msg: 'message of 20011' },
      expect.objectContaining({ code: 20011 }),
      expect.objectContaining({ code: 20011 }),
    ]);
  });

  it('is for places that there are: 500, and for 100 of them: 20010', () => {
    for (const wrong of ['181:0', '0:91', '-999:0', 'x:1', '1']) expect(codeOf(() => regions(wrong))).toBe(500);
    expect(regions(...Array.from({ length: 100 }, () => '0:0'))).toHaveLength(100);
    expect(codeOf(() => regions(...Array.from({ length: 101 }, () => '0:0')))).toBe(20010);
    expect(world.call('coordToRegion')).toEqual([]);
  });
});
