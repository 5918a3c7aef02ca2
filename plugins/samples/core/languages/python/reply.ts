import type { Json } from '../../../../shared/core/json';
import type { PreparedRequest } from '../../sample/prepare';
import { type Block, indent } from '../../text/block';
import { writeComment } from '../../text/comment';
import { code, type Doc } from '../../text/doc';
import { using } from './imports';
import { quotePython, writeArguments, writeJson } from './literals';

function differs(member: string, success: Json): Doc {
  // `True == 1` in Python, so booleans are compared by identity.
  return code`${member} ${typeof success === 'boolean' || success === null ? 'is not' : '!='} ${writeJson(success)}`;
}

export function pythonReply(request: PreparedRequest, target: string): Block {
  const { comments, envelope, result } = request;
  const open = `urlopen(${target}, timeout=10)`;
  const comment = writeComment('#', comments.httpErrors);
  if (result === 'none' && !envelope) return [comment, `${open}.close()`];
  const start: Block = [comment, `with ${open} as response:`];
  if (result === 'binary' || result === 'text') {
    const save = using(
      'Path',
      code`Path(${quotePython(request.resultFile)}).write_bytes${writeArguments(['response.read()'])}`,
    );
    return [
      start,
      envelope && [
        '    content_type = response.headers.get_content_type()',
        '    if content_type == "application/json":',
        '        raise RuntimeError(response.read().decode())',
      ],
      indent([result === 'binary' ? save : 'print(response.read().decode())'], '    '),
    ];
  }
  if (!envelope) return [start, using('json', '    print(json.load(response))')];
  const call = [
    writeComment('#', comments.codeDecides),
    'try:',
    `    response = ${open}`,
    using('HTTPError', 'except HTTPError as error:'),
    '    response = error',
    'with response:',
  ];
  const member = (name: string) => `reply[${quotePython(name)}]`;
  return [
    call,
    using('json', '    reply = json.load(response)'),
    code`if ${differs(member(envelope.code), envelope.success)}:`,
    indent([code`raise RuntimeError${writeArguments([member(envelope.code), member(envelope.message)])}`], '    '),
    result === 'json' && `print(${member(envelope.data)})`,
  ];
}
