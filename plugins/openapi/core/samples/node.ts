import { fillComment } from './comments';
import { defineLanguage } from './define';
import { canHaveBody, type FetchDialect, fetchCall, fetchSetup } from './javascript/fetch-call';
import { fetchReply } from './javascript/fetch-reply';
import { JAVASCRIPT } from './javascript/grammar';
import { quoteJs, writeTemplate } from './javascript/quote';
import type { PreparedRequest } from './prepare';
import { type Block, indent, linesOf, toText } from './text/block';
import { environmentName } from './text/names';
import { pollComment, pollMilliseconds } from './text/poll';

const variable = (name: string) => `process.env.${environmentName(name)}`;

const DIALECT: FetchDialect = {
  variable,
  fileBody: (fileName) => `await readFile(${quoteJs(fileName)})`,
  fileBlob: (fileName, contentType) => {
    const type = contentType === undefined ? '' : `, { type: ${quoteJs(contentType)} }`;
    return `new Blob([await readFile(${quoteJs(fileName)})]${type})`;
  },
  base64: (code) => ['Buffer.from(', `  ${code},`, ").toString('base64')"],
  cookies: ({ cookies }) => (cookies ? { header: ['Cookie', writeTemplate(cookies, variable)] } : {}),
};

function writeImports(code: string): Block {
  const files = ['readFile', 'writeFile'].filter((name) => code.includes(`await ${name}(`));
  return [
    files.length > 0 && `import { ${files.join(', ')} } from 'node:fs/promises';`,
    code.includes('await setTimeout(') && "import { setTimeout } from 'node:timers/promises';",
  ];
}

function writeNode(request: PreparedRequest): string {
  const { comments, method, pollSeconds } = request;
  const setup: Block = [
    request.body && !canHaveBody(request) && `// ${fillComment(comments.noBodyUseNode, { api: 'fetch', method })}`,
    fetchSetup(request, DIALECT),
  ];
  const save = [`await writeFile(${quoteJs(request.resultFile)}, response.body);`];
  const call: Block = [fetchCall(request, DIALECT), fetchReply(request, save)];
  const steps: Block =
    pollSeconds === undefined
      ? [setup, call]
      : [
          setup,
          linesOf(setup).length > 0 && '',
          'while (true) {',
          indent([call, `// ${comments.stopLoop}`], '  '),
          `  await setTimeout(${pollMilliseconds(pollSeconds)}); // ${pollComment(request, pollSeconds)}`,
          '}',
        ];
  const code = toText(steps);
  const imports = linesOf(writeImports(code));
  return toText([`// ${comments.nodeVersion}`, imports, imports.length > 0 && '', code]);
}

export const nodeLanguage = defineLanguage(
  { id: 'node', label: 'Node.js', grammar: JAVASCRIPT, side: 'server' },
  writeNode,
);
