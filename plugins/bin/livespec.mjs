#!/usr/bin/env node
const COMMANDS = {
  document: ['openapi/cli/document.js', 'makes a site from an OpenAPI document'],
  sandbox: ['sandbox/cli/sandbox.js', 'answers the calls of an OpenAPI document on this machine'],
  release: ['openapi/cli/release.js', 'keeps a document as a released version, for the changelog'],
  types: ['openapi/cli/types.js', 'prints TypeScript types of an OpenAPI document'],
  'search-export': ['search/cli/export.js', 'writes the search records of a site for Typesense'],
};

const [name = '--help', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) {
  process.argv.splice(2, process.argv.length, ...rest);
  await import(new URL(`../lib/node/${command[0]}`, import.meta.url));
} else {
  const list = Object.entries(COMMANDS).map(([id, [, does]]) => `  livespec ${id.padEnd(14)} ${does}`);
  const usage = ['Usage: livespec <command> …', '', ...list, '', 'livespec <command> --help lists its options.'].join(
    '\n',
  );
  const isHelp = name === '--help' || name === '-h';
  if (!isHelp) console.error(`There is no command \`${name}\`.\n`);
  (isHelp ? console.log : console.error)(usage);
  process.exitCode = isHelp ? 0 : 1;
}
