import { fillComment } from '../sample/comments';
import { defineLanguage } from '../sample/define';
import { endLoop, pollMilliseconds } from '../sample/poll';
import { type PreparedRequest, sentBody } from '../sample/prepare';
import { type Block, indent, linesOf, toText, writeBlock } from '../text/block';
import { writeComment, writeComments } from '../text/comment';
import { code, type Doc, needing } from '../text/doc';
import { environmentName } from '../text/names';
import { writeBase } from './javascript/base';
import { type FetchDialect, fetchCall, fetchReply, fetchSetup } from './javascript/fetch';
import { JAVASCRIPT, SCRIPT_NAMES } from './javascript/grammar';
import { writeCall } from './javascript/literals';
import { quoteJs, writeTemplate } from './javascript/quote';

const variable = (name: string) => `process.env.${environmentName(name)}`;

const DIALECT: FetchDialect = {
  variable,
  fileBody: (fileName) => using('readFile', `await readFile(${quoteJs(fileName)})`),
  fileBlob: (fileName, contentType) => {
    const type = contentType === undefined ? '' : `, { type: ${quoteJs(contentType)} }`;
    return using('readFile', code`new Blob([await readFile(${quoteJs(fileName)})]${type})`);
  },
  base64: (text) => code`${writeCall('Buffer.from', [text])}.toString('base64')`,
  cookies: ({ cookies }) => (cookies ? { header: ['Cookie', writeTemplate(cookies, variable)] } : {}),
};

const FILES = ['readFile', 'writeFile'] as const;

const using = (name: (typeof FILES)[number] | 'setTimeout', written: Doc) => needing([name], written);

function writeImports(needs: ReadonlySet<string>): Block {
  const files = FILES.filter((name) => needs.has(name));
  return [
    files.length > 0 && `import { ${files.join(', ')} } from 'node:fs/promises';`,
    needs.has('setTimeout') && "import { setTimeout } from 'node:timers/promises';",
  ];
}

function writeNode(request: PreparedRequest): string {
  const { body, comments, method, pollSeconds } = request;
  const setup: Block = [
    writeComments('//', [body && !sentBody(request) && fillComment(comments.noBodyUseNode, { api: 'fetch', method })]),
    writeBase(request),
    fetchSetup(request, DIALECT),
  ];
  const save = [
    using('writeFile', code`await ${writeCall('writeFile', [quoteJs(request.resultFile), 'response.body'])};`),
  ];
  const call: Block = [fetchCall(request, DIALECT), fetchReply(request, save)];
  const loop = (seconds: number): Block => [
    linesOf(setup).length > 0 && '',
    'while (true) {',
    indent(
      [call, endLoop(request, '//', using('setTimeout', `await setTimeout(${pollMilliseconds(seconds)});`))],
      '  ',
    ),
    '}',
  ];
  const { text, needs } = writeBlock([setup, pollSeconds === undefined ? call : loop(pollSeconds)]);
  const imports = linesOf(writeImports(needs));
  return toText([writeComment('//', comments.nodeVersion), imports, imports.length > 0 && '', text]);
}

export const nodeLanguage = defineLanguage(
  {
    id: 'node',
    label: 'Node.js',
    names: ['node', 'nodejs', 'javascriptnode', 'nodefetch', ...SCRIPT_NAMES],
    grammar: JAVASCRIPT,
    side: 'server',
  },
  writeNode,
);
