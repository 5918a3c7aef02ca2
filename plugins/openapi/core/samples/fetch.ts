import { defineLanguage } from './define';
import { canHaveBody, type FetchDialect, fetchCall, fetchSetup } from './javascript/fetch-call';
import { fetchReply } from './javascript/fetch-reply';
import { variableName } from './javascript/variables';
import type { PreparedRequest } from './prepare';
import { type Block, indent, toText } from './text/block';
import { pollComment, pollMilliseconds } from './text/poll';

const DIALECT: FetchDialect = {
  variable: variableName,
  fileBody: () => 'fileInput.files[0]',
  fileBlob: (_fileName, _contentType, index) => `fileInput.files[${index}]`,
  cookies: ({ cookies }) => (cookies ? { options: ['credentials', "'include'"] } : {}),
};

const SAVE_BINARY = [
  'const objectUrl = URL.createObjectURL(await response.blob());',
  'console.log(objectUrl); // Use it as the src of an image, then call URL.revokeObjectURL(objectUrl).',
];

function writeNotes(request: PreparedRequest): Block {
  const names = request.cookieNames.join(', ');
  return [
    names !== '' && `// Scripts cannot set cookies: the browser sends those that the server has set (${names}).`,
    request.body &&
      !canHaveBody(request) &&
      `// fetch sends no body with ${request.method}: make this call from a server.`,
  ];
}

function usesFile(request: PreparedRequest): boolean {
  const { body } = request;
  if (!canHaveBody(request)) return false;
  return (
    body?.kind === 'binary' || (body?.kind === 'multipart' && body.parts.some((part) => part.fileName !== undefined))
  );
}

function writeFetch(request: PreparedRequest): string {
  const setup: Block = [
    writeNotes(request),
    usesFile(request) && `const fileInput = document.querySelector('input[type="file"]');`,
    fetchSetup(request, DIALECT),
  ];
  const call: Block = [fetchCall(request, DIALECT), fetchReply(request, SAVE_BINARY)];
  if (request.pollSeconds === undefined) return toText([setup, call]);
  const wait = `await new Promise((resolve) => setTimeout(resolve, ${pollMilliseconds(request.pollSeconds)}));`;
  return toText([
    setup,
    '',
    'let polling = true; // Set it to false to stop.',
    'while (polling) {',
    indent([call, `${wait} // ${pollComment(request.pollSeconds)}`], '  '),
    '}',
  ]);
}

/** JavaScript in a browser. */
export const fetchLanguage = defineLanguage(
  { id: 'fetch', label: 'JavaScript fetch', grammar: 'javascript', side: 'client' },
  writeFetch,
);
