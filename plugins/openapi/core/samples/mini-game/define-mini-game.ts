import { fillComment } from '../comments';
import { defineLanguage } from '../define';
import { JAVASCRIPT } from '../javascript/grammar';
import { functionName } from '../javascript/variables';
import type { PreparedRequest } from '../prepare';
import { type Block, indent, toText, wrapLines } from '../text/block';
import { pollComment, pollMilliseconds } from '../text/poll';
import type { SampleLanguage } from '../types';
import { writeCallbacks } from './callbacks';
import { chooseCall } from './calls';

export interface MiniGamePlatform {
  /** The global object and the language id: `wx`. */
  id: string;
  /** The `dataType` that leaves a reply unparsed. */
  textType: string;
}

/** Methods supported by all platforms; none lists PATCH. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

function writeCall(request: PreparedRequest, { id, textType }: MiniGamePlatform): Block {
  const { api, options, replyForm, notes } = chooseCall(request, id, textType);
  const { comments, login, method } = request;
  const names = request.cookieNames.join(', ');
  const again =
    request.pollSeconds === undefined
      ? undefined
      : `setTimeout(${functionName(request)}, ${pollMilliseconds(request.pollSeconds)}); // ${pollComment(request, request.pollSeconds)}`;
  return [
    notes.map((note) => `// ${note}`),
    !METHODS.has(method) && `// ${fillComment(comments.noMethod, { api: `${id}.request`, method })}`,
    login?.scheme === 'basic' && `// ${comments.basicCredentials}`,
    names !== '' && `// ${fillComment(comments.noCookies, { names })}`,
    `${id}.${api}({`,
    indent(
      [
        options.map(([name, code]) => (name === code ? [`${name},`] : wrapLines(`${name}: `, code.split('\n'), ','))),
        writeCallbacks(request, replyForm, id, again),
      ],
      '  ',
    ),
    '});',
  ];
}

function writePolling(request: PreparedRequest, call: Block): Block {
  const name = functionName(request);
  return [
    `let polling = true; // ${request.comments.stopFlag}`,
    '',
    `function ${name}() {`,
    indent(['if (!polling) return;', call], '  '),
    '}',
    '',
    `${name}();`,
  ];
}

export function defineMiniGame(platform: MiniGamePlatform): SampleLanguage {
  const { id } = platform;
  return defineLanguage({ id, label: `${id}.request`, grammar: JAVASCRIPT, side: 'client' }, (request) => {
    const call = writeCall(request, platform);
    return toText(request.pollSeconds === undefined ? call : writePolling(request, call));
  });
}
