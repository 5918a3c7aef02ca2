function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
}

/** Longer names are cut, because they become file names. */
const MAX_LENGTH = 80;

function asIdentifier(name: string, fallback: string): string {
  if (name === '') return fallback;
  return (/^[0-9]/.test(name) ? `_${name}` : name).slice(0, MAX_LENGTH);
}

export const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `session_key` -> `sessionKey`. Names in `taken` get a suffix: `reply` -> `replyValue`. */
export function camelCase(name: string, taken: ReadonlySet<string>, suffix = 'Value'): string {
  const [first = '', ...rest] = wordsOf(name);
  const start = /^[A-Z0-9]+$/.test(first) ? first.toLowerCase() : first.charAt(0).toLowerCase() + first.slice(1);
  const identifier = asIdentifier(start + rest.map(capitalise).join(''), suffix.toLowerCase());
  return taken.has(identifier) ? identifier + suffix : identifier;
}

export function pascalCase(name: string, taken: ReadonlySet<string>): string {
  const identifier = asIdentifier(wordsOf(name).map(capitalise).join(''), 'Sample');
  return taken.has(identifier) ? `${identifier}Sample` : identifier;
}

/** Variables of samples, shells or systems: a sample must not read `$PATH` for a parameter named `path`. */
const SYSTEM_VARIABLES = new Set(
  'BASE CDPATH COLUMNS DISPLAY EDITOR EUID HISTFILE HISTSIZE HOME HOSTNAME HOSTTYPE IFS LANG LINES LOGNAME MACHTYPE MAIL OPTARG OPTERR OPTIND OSTYPE PAGER PATH PPID PS1 PS2 PS4 PWD RANDOM SECONDS SHELL SHELLOPTS SHLVL TEMP TERM TMP TMPDIR TZ UID USER USERNAME VISUAL'.split(
    ' ',
  ),
);

export function environmentName(name: string): string {
  const identifier = asIdentifier(wordsOf(name).join('_').toUpperCase(), 'VALUE');
  return SYSTEM_VARIABLES.has(identifier) ? `${identifier}_VALUE` : identifier;
}

export function kebabCase(name: string): string {
  return wordsOf(name).join('-').toLowerCase().slice(0, MAX_LENGTH) || 'result';
}
