/*
title: Look up regions
title.zh-CN: 查询地区
description: The region of this player, of IP addresses and of coordinates. Each address has a code of its own, and at most 100 go into one call.
description.zh-CN: 查询玩家自己、IP 地址和坐标的地区。每个地址有自己的 code，一次最多 100 个。
keywords: [location, region, geolocation, IP lookup, coordinates, longitude, latitude, '20001', '20002', '20011']
keywords.zh-CN: [地区, 归属地, IP 查询, 坐标, 经纬度, 定位, '20001', '20002', '20011']
*/
import { useState } from 'react';
import type { CoordinateRegion, IpRegion } from '../../_samples/api';
import type { Call } from '../../_samples/cloud';
import { Action, Field, Stage, textsOf, useGame } from './parts';
import texts from './texts/location.json';

const MOST = 100;

/** No login is needed. At most 100 addresses go into one call. */
export async function findRegions(call: Call, ips: string[]): Promise<IpRegion[]> {
  const found: IpRegion[] = [];
  for (let start = 0; start < ips.length; start += MOST) {
    const ip = ips.slice(start, start + MOST);
    const { results = [] } = await call('GET', '/api/v1/location/ip2region', { ip });
    found.push(...results);
  }
  return found;
}

/** The longitude comes first. */
export function findPlaces(call: Call, coord: string[]): Promise<CoordinateRegion[]> {
  return call('GET', '/api/v1/location/coord2region', { coord });
}

export default function Location({ locale }: { locale: string }) {
  const t = textsOf(texts, locale);
  const game = useGame();
  const [ips, setIps] = useState('203.0.113.7, 192.0.2.200, 198.51.100.23, 1.2.3');
  const [coordinates, setCoordinates] = useState('-79.35:43.65, 121.47:31.23, 0:0');
  const [rows, setRows] = useState<Array<[asked: string, region: IpRegion | CoordinateRegion]>>(
    [],
  );
  const split = (text: string) => text.split(/[,\s]+/).filter(Boolean);

  async function findMine() {
    const { me } = await game.call('GET', '/api/v1/location/ip2region');
    setRows([[me.ip, me]]);
  }

  async function showRegions() {
    setRows((await findRegions(game.call, split(ips))).map((region) => [region.ip, region]));
  }

  async function showPlaces() {
    const places = await findPlaces(game.call, split(coordinates));
    setRows(places.map((place) => [`${place.lng}:${place.lat}`, place]));
  }

  return (
    <Stage game={game} locale={locale}>
      <Action game={game} run={findMine} primary>
        {t('mine')}
      </Action>
      <div className="game-row">
        <Field label={t('ips')} value={ips} onChange={setIps} />
        <Action game={game} run={showRegions}>
          {t('lookUp')}
        </Action>
      </div>
      <div className="game-row">
        <Field label={t('coordinates')} value={coordinates} onChange={setCoordinates} />
        <Action game={game} run={showPlaces}>
          {t('lookUpPlaces')}
        </Action>
      </div>
      <ul className="game-list" aria-label={t('regions')}>
        {rows.map(([asked, { code, msg, country, province, city }], index) => (
          <li key={`${asked} ${index}`}>
            <code>{asked}</code>{' '}
            {code === 0 ? (
              [city, province, country].join(', ')
            ) : (
              <small>{`${code} ${msg}`}</small>
            )}
          </li>
        ))}
      </ul>
    </Stage>
  );
}
