import { fillComment } from '../../sample/comments';
import { defineLanguage } from '../../sample/define';
import { explainPause, pollMilliseconds } from '../../sample/poll';
import type { PreparedRequest } from '../../sample/prepare';
import type { SampleLanguage } from '../../sample/types';
import { type Block, indent, toText } from '../../text/block';
import { addComment, writeComments } from '../../text/comment';
import { code, type Doc } from '../../text/doc';
import { writeBase } from '../javascript/base';
import { JAVASCRIPT } from '../javascript/grammar';
import { writeCall, writeMember } from '../javascript/literals';
import { functionName } from '../javascript/variables';
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

function writeNotes(request: PreparedRequest, id: string, notes: string[]): Block {
  const { comments, cookieNames, login, method } = request;
  return writeComments('//', [
    ...notes,
    !METHODS.has(method) && fillComment(comments.noMethod, { api: `${id}.request`, method }),
    login?.scheme === 'basic' && comments.basicCredentials,
    cookieNames.length > 0 && fillComment(comments.noCookies, { names: cookieNames.join(', ') }),
  ]);
}

function writeAgain(request: PreparedRequest, seconds: number): Doc {
  const timer = writeCall('setTimeout', [functionName(request), String(pollMilliseconds(seconds))]);
  return explainPause(request, '//', code`${timer};`);
}

function writeMiniGame(request: PreparedRequest, { id, textType }: MiniGamePlatform): { setup: Block; call: Block } {
  const { api, setup, options, replyForm, notes } = chooseCall(request, id, textType);
  const { pollSeconds } = request;
  const again = pollSeconds === undefined ? undefined : writeAgain(request, pollSeconds);
  const call: Block = [
    writeNotes(request, id, notes),
    `${id}.${api}({`,
    indent(
      [options.map((option) => code`${writeMember(option)},`), writeCallbacks(request, replyForm, id, again)],
      '  ',
    ),
    '});',
  ];
  return { setup: [writeBase(request), setup], call };
}

function writePolling(request: PreparedRequest, call: Block): Block {
  const name = functionName(request);
  return [
    addComment('let polling = true;', '//', request.comments.stopFlag),
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
    const { setup, call } = writeMiniGame(request, platform);
    return toText([setup, '', request.pollSeconds === undefined ? call : writePolling(request, call)]);
  });
}
