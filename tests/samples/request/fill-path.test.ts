import { describe, expect, it } from 'vitest';
import { fillPath } from '../../../plugins/samples/core/request';

describe('fillPath', () => {
  it.each<[string, Record<string, string>, string]>([
    ['/a/{id}', { id: '7' }, '/a/7'],
    ['/share/image/{gameId}/{id}', { gameId: 'g', id: 'a%2Fb' }, '/share/image/g/a%2Fb'],
    ['/list{ids}', { ids: ';id=1;id=2' }, '/list;id=1;id=2'],
    ['/{id}.{format}', { id: '1', format: 'json' }, '/1.json'],
    ['/{a}/{a}', { a: '$&' }, '/$&/$&'],
    ['/with space/小/%41', {}, '/with%20space/%E5%B0%8F/%41'],
    ['/a/{missing}', {}, '/a/{missing}'],
    ['/a/{__proto__}', {}, '/a/{__proto__}'],
  ])('%s with %j', (template, texts, expected) => {
    expect(fillPath(template, new Map(Object.entries(texts)))).toBe(expected);
  });
});
