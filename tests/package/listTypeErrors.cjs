// Prints the errors of types in the files of `tsconfig.json` here, and in the declarations of the package, with the TypeScript
// of the site. Packages of others have errors of their own: they are not looked for, which takes most of the time of `tsc`.
const { createRequire } = require('node:module');
const { relative } = require('node:path');

const site = process.cwd();
const ts = createRequire(`${site}/`)('typescript');

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, site);
const program = ts.createProgram(fileNames, options);
const isOurs = (file) => file && (fileNames.includes(file.fileName) || file.fileName.includes('/@livespec/'));
const found = [
  ...errors,
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...program
    .getSourceFiles()
    .filter(isOurs)
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
];
for (const { file, start, code, messageText } of found.filter(({ file }) => !file || isOurs(file))) {
  const line = file && file.getLineAndCharacterOfPosition(start).line + 1;
  const place = file ? `${relative(site, file.fileName)}:${line}: ` : '';
  console.log(`${place}error TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}
