import { fillComment } from './comments';
import { defineLanguage } from './define';
import { writeBase } from './javascript/base';
import { type FetchDialect, fetchCall, fetchReply, fetchSetup } from './javascript/fetch';
import { JAVASCRIPT } from './javascript/grammar';
import { writeCall } from './javascript/literals';
import { quoteJs, writeTemplate } from './javascript/quote';
import { type PreparedRequest, sentBody } from './prepare';
import { type Block, indent, linesOf, toText } from './text/block';
import { writeComment, writeComments } from './text/comment';
import { code } from './text/doc';
import { environmentName } from './text/names';
import { endLoop, pollMilliseconds } from './text/poll';

const variable = (name: string) => `process.env.${environmentName(name)}`;

const DIALECT: FetchDialect = {
  variable,
  fileBody: (fileName) => `await readFile(${quoteJs(fileName)})`,
  fileBlob: (fileName, contentType) => {
    const type = contentType === undefined ? '' : `, { type: ${quoteJs(contentType)} }`;
    return code`new Blob([await readFile(${quoteJs(fileName)})]${type})`;
  },
  base64: (text) => code`${writeCall('Buffer.from', [text])}.toString('base64')`,
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
  const { body, comments, method, pollSeconds } = request;
  const setup: Block = [
    writeComments('//', [body && !sentBody(request) && fillComment(comments.noBodyUseNode, { api: 'fetch', method })]),
    writeBase(request),
    fetchSetup(request, DIALECT),
  ];
  const save = [code`await ${writeCall('writeFile', [quoteJs(request.resultFile), 'response.body'])};`];
  const call: Block = [fetchCall(request, DIALECT), fetchReply(request, save)];
  const loop = (seconds: number): Block => [
    linesOf(setup).length > 0 && '',
    'while (true) {',
    indent([call, endLoop(request, '//', `await setTimeout(${pollMilliseconds(seconds)});`)], '  '),
    '}',
  ];
  const text = toText([setup, pollSeconds === undefined ? call : loop(pollSeconds)]);
  const imports = linesOf(writeImports(text));
  return toText([writeComment('//', comments.nodeVersion), imports, imports.length > 0 && '', text]);
}

export const nodeLanguage = defineLanguage(
  { id: 'node', label: 'Node.js', grammar: JAVASCRIPT, side: 'server' },
  writeNode,
);
