#!/usr/bin/env node
import { readFileSync } from 'node:fs';

const COMMANDS = {
  check: ['check/cli/check.js', 'finds what a site says differently from its OpenAPI document'],
  document: ['openapi/cli/document.js', 'builds a static site from an OpenAPI document'],
  flows: ['flows/cli/flows.js', 'checks and runs the workflows of Arazzo documents, on the sandbox or a server'],
  mcp: ['mcp/cli/mcp.js', 'serves pages, calls and a sandbox to an assistant, by the Model Context Protocol'],
  migrate: ['migrate/cli/migrate.js', 'moves a site of another OpenAPI plugin or viewer here'],
  sandbox: ['sandbox/cli/sandbox.js', 'runs a local server that answers the calls of an OpenAPI document'],
  release: ['openapi/cli/release.js', 'stores a document as a released version, for the changelog'],
  types: ['openapi/cli/types.js', 'prints TypeScript types of an OpenAPI document'],
  'search-export': ['search/cli/export.js', 'exports the search records of a site, for Typesense'],
};

const USAGE = [
  'Usage: livespec <command> …',
  '',
  ...Object.entries(COMMANDS).map(([id, [, does]]) => `  livespec ${id.padEnd(14)} ${does}`),
  '',
  '  --version               print the version',
  '  --help                  print this text',
  '',
  '`livespec <command> --help` lists the options of a command. Commands exit with 0 on success, 1 on failure, and 2 if',
  'their arguments are wrong.',
].join('\n');

const [name, ...rest] = process.argv.slice(2);
const load = (file) => import(new URL(`../lib/node/${file}`, import.meta.url));

if (name !== undefined && Object.hasOwn(COMMANDS, name)) {
  process.argv.splice(2, process.argv.length, ...rest);
  await load(COMMANDS[name][0]);
} else if (name === '--help' || name === '-h' || name === 'help') {
  console.log(USAGE);
} else if (name === '--version' || name === '-v') {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  console.log(JSON.parse(manifest).version);
} else {
  process.exitCode = 2;
  console.error(name === undefined ? USAGE : `${await explain(name)}\n\n${USAGE}`);
}

async function explain(given) {
  const { didYouMean } = await load('shared/suggest.js');
  const isOption = given.startsWith('-');
  const names = isOption ? ['--version', '--help'] : Object.keys(COMMANDS);
  const hint = didYouMean(given, names);
  return `There is no ${isOption ? 'option' : 'command'} \`${given}\`.${hint ? ` ${hint}` : ''}`;
}
