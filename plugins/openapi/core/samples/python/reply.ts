import type { Json } from '../../json';
import type { PreparedRequest } from '../prepare';
import { type Block, indent } from '../text/block';
import { quotePython, writeJson } from './literals';

function differs(code: string, success: Json): string {
  // `True == 1` in Python, so booleans are compared by identity.
  return `${code} ${typeof success === 'boolean' || success === null ? 'is not' : '!='} ${writeJson(success)}`;
}

export function pythonReply(request: PreparedRequest, target: string): Block {
  const { comments, envelope, result } = request;
  const open = `urlopen(${target}, timeout=10)`;
  const comment = `# ${comments.httpErrors}`;
  if (result === 'none' && !envelope) return [comment, `${open}.close()`];
  const start: Block = [comment, `with ${open} as response:`];
  if (result === 'binary' || result === 'text') {
    const save = `Path(${quotePython(request.resultFile)}).write_bytes(response.read())`;
    return [
      start,
      envelope && [
        '    if "application/json" in response.headers.get("Content-Type", ""):',
        '        raise RuntimeError(response.read().decode())',
      ],
      indent([result === 'binary' ? save : 'print(response.read().decode())'], '    '),
    ];
  }
  if (!envelope) return [start, '    print(json.load(response))'];
  const code = [
    `# ${comments.codeDecides}`,
    'try:',
    `    response = ${open}`,
    'except HTTPError as error:',
    '    response = error',
    'with response:',
  ];
  const member = (name: string) => `reply[${quotePython(name)}]`;
  return [
    code,
    '    reply = json.load(response)',
    `if ${differs(member(envelope.code), envelope.success)}:`,
    `    raise RuntimeError(${member(envelope.code)}, ${member(envelope.message)})`,
    result === 'json' && `print(${member(envelope.data)})`,
  ];
}
