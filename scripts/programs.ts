import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

interface ProgramNeed {
  what: string;
  names: string[];
  debianPackage: string;
  variable?: string;
}

const CHROMIUM: ProgramNeed = {
  what: 'Chromium',
  names: [
    // Takes a third less CPU time.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  debianPackage: 'chromium-headless-shell',
  variable: 'CHROMIUM',
};

const FIREFOX: ProgramNeed = {
  what: 'Firefox',
  names: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  debianPackage: 'firefox-esr',
  variable: 'FIREFOX',
};

const NEEDED: ProgramNeed[] = [
  CHROMIUM,
  FIREFOX,
  { what: 'Python 3', names: ['python3'], debianPackage: 'python3' },
  { what: 'curl', names: ['curl'], debianPackage: 'curl' },
];

export function findChromium(): string {
  return find(CHROMIUM) ?? fail([CHROMIUM]);
}

export function findFirefox(): string {
  return find(FIREFOX) ?? fail([FIREFOX]);
}

export interface WebKitPrograms {
  driver: string;
  display: string;
}

/** On Debian, its packages are `webkit2gtk-driver` and `xvfb`: 300 MB, which nobody has to install. */
export function findWebKit(): WebKitPrograms | undefined {
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map(findOnPath);
  return driver && display ? { driver, display } : undefined;
}

/** Chromium's sandbox does not work as root; background requests disturb tests. */
export function chromiumArguments(): string[] {
  return [
    ...(isRoot() ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ];
}

/**
 * Checks that all programs exist. Installs missing ones, and the faster Chromium, as root on Debian; otherwise throws
 * with instructions for missing ones, at once. Returns what is to be said of it.
 */
export async function ensurePrograms(): Promise<string> {
  for (const { variable } of NEEDED) {
    const chosen = variable && process.env[variable];
    if (chosen && !findOnPath(chosen)) throw new Error(`${variable} is set to ${chosen}, which is not a program.`);
  }
  const isFast = process.env.CHROMIUM || findOnPath(CHROMIUM.debianPackage);
  const wanted = NEEDED.filter((need) => !find(need) || (need === CHROMIUM && !isFast));
  const isInstallable = wanted.length > 0 && isRoot() && findOnPath('apt-get');
  const said = isInstallable ? await install(wanted.map(({ debianPackage }) => debianPackage)) : '';
  const missing = NEEDED.filter((need) => !find(need));
  if (missing.length > 0) fail(missing);
  return said;
}

async function install(packages: string[]): Promise<string> {
  let said = `Installing ${packages.join(', ')} with apt-get\n`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const child = spawn('apt-get', args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    await new Promise((done) => child.once('error', done).once('close', done));
  }
  return said;
}

function fail(missing: ProgramNeed[]): never {
  const names = missing.map(({ what }) => what).join(' and ');
  const packages = missing.map(({ debianPackage }) => debianPackage).join(' ');
  const elsewhere = missing.flatMap(({ what, variable }) =>
    variable ? [` For a ${what} elsewhere, set ${variable} to its path.`] : [],
  );
  throw new Error(
    `The tests need ${names}, and it is not on this machine. On Debian: sudo apt-get install ${packages}.${elsewhere.join('')}`,
  );
}

function find({ names, variable }: ProgramNeed): string | undefined {
  const chosen = variable && process.env[variable];
  if (chosen) return findOnPath(chosen);
  return names.map(findOnPath).find((path) => path !== undefined);
}

function findOnPath(name: string): string | undefined {
  if (isAbsolute(name)) return isExecutable(name) ? name : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
