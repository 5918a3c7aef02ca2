import { findWebKit } from '../../scripts/programs';
import { startChromium } from './chromium';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webKit';

interface Make {
  name: string;
  start(): Promise<Engine>;
}

const webKit = findWebKit();

const others: Make[] = [
  { name: 'Firefox', start: startFirefox },
  ...(webKit ? [{ name: 'WebKit', start: () => startWebKit(webKit) }] : []),
];

/** All other tests use Chromium: `npm test` plays the journey in other browsers alone. */
export const ENGINES = process.env.ENGINES === 'all' ? [{ name: 'Chromium', start: startChromium }, ...others] : others;
