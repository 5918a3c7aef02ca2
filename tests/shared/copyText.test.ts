import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from '../../plugins/shared/browser/copyText';

afterEach(() => vi.unstubAllGlobals());

it('copying fails without a clipboard, and never throws', async () => {
  vi.stubGlobal('navigator', {});
  const copying = copyText('text');
  await expect(copying).rejects.toThrow(TypeError);
});
