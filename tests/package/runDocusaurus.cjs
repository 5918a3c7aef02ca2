// Runs commands of Docusaurus in one process, one after the other, each as if it had been started in the folder of its site.
const { createRequire } = require('node:module');

const requireOfSite = createRequire(`${process.cwd()}/`);
const { createCLIProgram } = requireOfSite('@docusaurus/core/lib/commands/cli.js');
const { Command } = createRequire(requireOfSite.resolve('@docusaurus/core/package.json'))('commander');

const OF_COMMANDS = ['NODE_ENV', 'BABEL_ENV', 'DOCUSAURUS_CURRENT_LOCALE'];
const env = Object.fromEntries(OF_COMMANDS.map((name) => [name, process.env[name]]));

let printed = '';
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (text) => {
    printed += text;
    return true;
  };
}

process.on('message', ({ site, args }) => void run(site, args));

async function run(site, args) {
  printed = '';
  for (const name of OF_COMMANDS) {
    if (env[name] === undefined) delete process.env[name];
    else process.env[name] = env[name];
  }
  process.chdir(site);
  try {
    const cliArgs = ['node', 'docusaurus', ...args];
    const program = await createCLIProgram({ cli: new Command(), cliArgs, siteDir: '.', config: undefined });
    await program.parseAsync(cliArgs);
    process.send({ printed, failed: false });
  } catch (error) {
    console.error(error);
    process.send({ printed, failed: true });
  }
}
