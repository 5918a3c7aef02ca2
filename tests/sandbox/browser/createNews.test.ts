import { afterEach, expect, it, vi } from 'vitest';
import { createNews } from '../../../plugins/sandbox/browser/createNews';

afterEach(() => vi.unstubAllGlobals());

it('a tab hears of its own changes, also where the browser refuses channels between tabs', () => {
  vi.stubGlobal('BroadcastChannel', function refuse(): never {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { announce, watch } = createNews('sandbox');
  const listener = vi.fn();
  const end = watch(listener);
  announce();
  end();
  announce();
  expect(listener).toHaveBeenCalledTimes(1);
});
