import type { PreparedRequest } from '../../sample/prepare';
import { type Block, indent } from '../../text/block';
import { writeComment } from '../../text/comment';
import type { Doc } from '../../text/doc';
import { writeConst } from '../javascript/base';
import { envelopeData, failedCondition, roundingNote, writeIf, writeIfBlock } from '../javascript/reply-check';
import { userFile } from './request-options';

export type ReplyForm = 'parsed' | 'text' | 'file';

/** Reports a failure and leaves the callback. Polling stops, because the next call would fail too. */
function refuse(condition: string, report: string, polls: boolean, isLast = false): Block {
  const leave = isLast ? `${report};` : `return ${report};`;
  return [polls ? writeIfBlock(condition, ['polling = false;', leave]) : writeIf(condition, leave)];
}

function writeBinary(request: PreparedRequest, platform: string): Block {
  return [
    refuse('statusCode >= 300', 'console.error(statusCode)', request.pollSeconds !== undefined),
    writeConst('path', userFile(platform, request.resultFile)),
    `const files = ${platform}.getFileSystemManager();`,
    'files.writeFileSync(path, data);',
    'console.log(path);',
  ];
}

function writeSuccess(request: PreparedRequest, form: ReplyForm, platform: string): { parameter: string; body: Block } {
  const { envelope, result } = request;
  const polls = request.pollSeconds !== undefined;
  const badStatus = 'statusCode >= 300';
  if (form === 'file') {
    const body = [
      refuse(badStatus, 'console.error(statusCode)', polls),
      // Unlike request, downloadFile does not expose the reply's headers.
      envelope && writeComment('//', request.comments.errorFile),
      'console.log(tempFilePath);',
    ];
    return { parameter: '{ statusCode, tempFilePath }', body };
  }
  if (result === 'binary') return { parameter: '{ statusCode, data }', body: writeBinary(request, platform) };
  if (result === 'text' || !envelope) {
    const parsed = result === 'json' && form === 'text' ? 'JSON.parse(data)' : 'data';
    const body = [
      refuse(badStatus, 'console.error(statusCode, data)', polls, result === 'none'),
      result !== 'none' && `console.log(${parsed});`,
    ];
    return { parameter: '{ statusCode, data }', body };
  }
  const failed = failedCondition(envelope);
  const use = result === 'json' && `console.log(${envelopeData(envelope)});`;
  // The code decides, regardless of the HTTP status.
  const check = [roundingNote(envelope, request.comments), refuse(failed, 'console.error(reply)', polls, !use)];
  if (form === 'parsed') return { parameter: '{ data: reply }', body: [check, use] };
  return { parameter: '{ data }', body: ['const reply = JSON.parse(data);', check, use] };
}

export function writeCallbacks(request: PreparedRequest, form: ReplyForm, platform: string, afterwards?: Doc): Block {
  const { parameter, body } = writeSuccess(request, form, platform);
  return [
    `success(${parameter}) {`,
    indent(body, '  '),
    '},',
    'fail({ errMsg }) {',
    '  console.error(errMsg);',
    '},',
    afterwards !== undefined && ['complete() {', indent([afterwards], '  '), '},'],
  ];
}
