// Builds all languages of the site at once, in a process for each; `docusaurus build` builds one after the other.
import { spawn } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const DOCUSAURUS = fileURLToPath(import.meta.resolve('@docusaurus/core/bin/docusaurus.mjs'));

const { values } = parseArgs({
  options: {
    locale: { type: 'string', multiple: true, default: ['en'] },
    'out-dir': { type: 'string', default: 'build' },
    'no-minify': { type: 'boolean', default: false },
  },
});
const [first, ...others] = values.locale;
const out = resolve(values['out-dir']);
/** Docusaurus empties the folder of the default language, and what is in it. */
const apart = (locale) => `${out}-${locale}`;

const results = await Promise.allSettled([build(first, out), ...others.map((locale) => build(locale, apart(locale)))]);
const isBuilt = results.every(({ status }) => status === 'fulfilled');
for (const locale of others) {
  if (isBuilt) await rename(join(apart(locale), locale), join(out, locale));
  await rm(apart(locale), { recursive: true, force: true });
}
if (!isBuilt) process.exitCode = 1;

/** Its working files are apart from those of other languages, and of a dev server that runs beside. */
async function build(locale, to) {
  const flags = values['no-minify'] ? ['--no-minify'] : [];
  const args = [DOCUSAURUS, 'build', '--locale', locale, '--out-dir', to, ...flags];
  const env = { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/build-${locale}` };
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  const code = await new Promise((done, fail) => child.once('error', fail).once('exit', done));
  if (code !== 0) throw new Error(`The build of ${locale} failed.`);
}
