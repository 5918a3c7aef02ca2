import { describe, expect, it } from 'vitest';
import type { Json } from '../../plugins/sandbox/core/types';
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
  const codes = (ip: string[]) => (at(lookUp({ ip }), 'results') as Array<{ code: number }>).map(({ code }) => code);

  it('is read in all of its forms', () => {
    const forms = ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', '2001:DB8:1::A', '2001:0db8:1:0:0:0:0:a'];
    expect(codes(forms)).toEqual(forms.map(() => 0));
    const unknown = ['0.0.0.0', '255.255.255.255', '::', '1::', '1:2:3:4:5:6:7:8', '64:ff9b::192.0.2.1'];
    expect(codes(unknown)).toEqual(unknown.map(() => 20002));
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
    expect(codes(texts)).toEqual(texts.map(() => 20001));
  });

  it('is found in the table, which has nothing but networks that are reserved for documentation', () => {
    const reserved = /^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d+\/26$|^2001:db8:/;
    expect(NETWORKS.filter(([network]) => !reserved.test(network))).toEqual([]);
    const cities = at(lookUp({ ip: NETWORKS.map(([network]) => network.replace(/\/.*/, '')) }), 'results');
    expect(cities).toMatchObject(NETWORKS.map(([, , , city]) => ({ city })));
  });
});
