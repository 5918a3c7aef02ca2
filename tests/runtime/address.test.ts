import { describe, expect, it } from 'vitest';
import { trimSlash } from '../../plugins/shared/locales/address';

describe('trimSlash', () => {
  it.each([
    ['/doc/guide/', '/doc/guide'],
    ['/doc/guide', '/doc/guide'],
    ['/doc/guide//', '/doc/guide'],
    ['/doc/zh-CN/guide/', '/doc/zh-CN/guide'],
    ['/doc/', '/doc/'],
    ['/doc//', '/doc/'],
    ['/doc/zh-CN/', '/doc/zh-CN/'],
    ['/doc/zh-CNX/', '/doc/zh-CNX'],
    ['/', '/'],
  ])('%s becomes %s', (path, trimmed) => {
    expect(trimSlash(path, ['/doc/', '/doc/zh-CN/'])).toBe(trimmed);
  });
});
