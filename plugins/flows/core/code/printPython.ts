import { quotePython } from '../../../samples/core/languages/python/literals';
import type { Condition } from '../criteria/parseCondition';
import { comparingOf } from './comparedTypes';
import { countOf, countsOf, helpersOf, indentLines, isReachedAgain, isShort, layOut, nextOf, oneLine } from './lines';
import { nameSteps } from './nameSteps';
import { COMPARISONS, follow, HELPERS, LAYOUT, NAMING, printLiteral } from './pythonParts';
import { partsOf, toValue } from './readCode';
import type { CodeAction, CodeCheck, CodeStep, CodeValue, FlowProgram } from './types';

/** Python 3 with its standard library only. */
export function printPython(program: FlowProgram): string {
  const { base, inputs, steps, jumps, outputs } = program;
  const nameOf = nameSteps(steps, NAMING);

  function write(value: CodeValue, reply: string): string {
    switch (value.kind) {
      case 'literal':
        return printLiteral(value.value);
      case 'input':
        return follow('inputs', [value.name, ...value.path]);
      case 'output':
        return follow(jumps ? `kept[${quotePython(nameOf(value.step))}]` : nameOf(value.step), [
          value.name,
          ...value.path,
        ]);
      case 'body':
        return follow(`${reply}["body"]`, value.path);
      case 'status':
        return `${reply}["status"]`;
      case 'header':
        return `${reply}["headers"].get(${quotePython(value.name)})`;
      case 'text':
        return value.parts
          .map((part) => (part.kind === 'literal' ? write(part, reply) : `to_text(${write(part, reply)})`))
          .join(' + ');
      case 'json':
        return `json.dumps(${write(value.value, reply)})`;
      case 'list':
        return layOut(
          '[',
          value.items.map((item) => write(item, reply)),
          ']',
          LAYOUT,
        );
      case 'object':
        return writeDict(value.members, reply);
    }
  }

  function writeDict(members: ReadonlyArray<readonly [string, CodeValue]>, reply: string): string {
    return layOut(
      '{',
      members.map(([key, inner]) => `${quotePython(key)}: ${write(inner, reply)}`),
      '}',
      LAYOUT,
    );
  }

  function condition(of: Condition, reply: string): string {
    switch (of.kind) {
      case 'literal':
        return printLiteral(of.value);
      case 'expression':
        // Lists and objects are true, even if they are empty.
        return `${write(toValue(of.expression), reply)} not in (None, False, 0, "")`;
      case 'not':
        return `not (${condition(of.of, reply)})`;
      case 'and':
      case 'or':
        return `(${condition(of.left, reply)} ${of.kind} ${condition(of.right, reply)})`;
      case 'compare': {
        const [left, right] = [side(of.left, reply), side(of.right, reply)];
        const comparing = comparingOf(of, program);
        if (comparing === 'same') return `${of.operator === '!=' ? 'not ' : ''}is_same(${left}, ${right})`;
        if (comparing === 'order') return `order(${left}, ${right}) ${of.operator} 0`;
        const isNamed = [left, right].some((one) => /^(None|True|False)$/.test(one));
        const operator = isNamed ? (of.operator === '!=' ? 'is not' : 'is') : of.operator;
        return `${left} ${operator} ${right}`;
      }
    }
  }

  function side(of: Condition, reply: string): string {
    if (of.kind === 'expression') return write(toValue(of.expression), reply);
    return of.kind === 'literal' ? condition(of, reply) : `(${condition(of, reply)})`;
  }

  const holds = (checks: readonly CodeCheck[], reply: string) =>
    checks.flatMap((check) => {
      if (check.kind === 'note') return [];
      if (check.kind === 'condition') return partsOf(check.condition).map((part) => condition(part, reply));
      return [`re.search(${quotePython(check.pattern)}, to_text(${write(check.of, reply)}))`];
    });

  const guard = (action: CodeAction, reply: string, statements: string[]) => {
    const all = holds(action.checks, reply);
    return all.length === 0 ? statements : [`if ${all.join(' and ')}:`, ...indentLines(statements, '    ')];
  };

  /** Each time that a step is reached, its retries are counted anew. */
  const resets = (step: CodeStep) =>
    isReachedAgain(step, steps)
      ? countsOf(nameOf(step.id), step).map((name) => `retries[${quotePython(name)}] = 0`)
      : [];

  function onFailure(step: CodeStep, reply: string): string[] {
    const { id, onFailure: actions } = step;
    const lines = actions.flatMap((action): string[] => {
      if (action.type === 'end') return guard(action, reply, [`raise failed(${quotePython(action.name)}, ${reply})`]);
      if (action.type === 'goto') return guard(action, reply, [...resets(step), `return ${nameOf(action.to ?? '')}`]);
      const count = `retries[${quotePython(countOf(nameOf(id), step, action))}]`;
      return [
        `if ${[...holds(action.checks, reply), `${count} < ${action.retryLimit}`].join(' and ')}:`,
        `    ${count} += 1`,
        ...(action.retryAfter > 0 ? [`    time.sleep(${action.retryAfter})`] : []),
        ...(action.to === undefined ? [] : [`    ${nameOf(action.to)}()`]),
        `    return ${nameOf(id)}`,
      ];
    });
    const last = actions.at(-1);
    const isOver = last !== undefined && last.checks.length === 0 && last.type !== 'retry';
    return isOver ? lines : [...lines, `raise failed(${quotePython(id)}, ${reply})`];
  }

  function printStep(step: CodeStep): string[] {
    const name = nameOf(step.id);
    const reply = jumps ? 'reply' : NAMING.replyOf(name);
    const address = [
      ...(step.server === base ? ['BASE'] : [quotePython(step.server)]),
      ...step.path.map((part) =>
        typeof part === 'string' ? quotePython(part) : `quote(to_text(${write(part, reply)}), "")`,
      ),
    ].join(' + ');
    const options = [
      ...(step.query.length > 0 ? [`query=${writeDict(step.query, reply)}`] : []),
      ...(step.headers.length > 0 ? [`headers=${writeDict(step.headers, reply)}`] : []),
      ...(step.body ? [`body=${write(step.body, reply)}`] : []),
    ];
    const args = [quotePython(step.method), address, ...options];
    const line = `${reply} = call(${args.join(', ')})`;
    const sent = isShort(line) ? line : `${reply} = call${layOut('(', args, ')', { ...LAYOUT, inLines: true })}`;
    const all = holds(step.checks, reply);
    const right = all.length === 0 ? [`${reply}["status"] < 400`] : all;
    const failure = onFailure(step, reply);
    const isOne = failure.length === 1;
    const check = (isOne ? right : [right.join(' and ')]).flatMap((one) => [
      `if not (${one}):`,
      ...indentLines(failure, '    '),
    ]);
    const place = jumps ? `kept[${quotePython(name)}]` : name;
    const assign = step.outputs.length === 0 ? [] : [`${place} = ${writeDict(step.outputs, reply)}`];
    return [
      sent,
      ...step.checks.flatMap((one) => (one.kind === 'note' ? [`# ${oneLine(one.text)}`] : [])),
      ...(jumps ? [...assign, ...check] : [...check, ...assign]),
    ];
  }

  function printJump(step: CodeStep, index: number): string[] {
    const ends = step.onSuccess.flatMap((action) =>
      guard(action, 'reply', [`return ${action.type === 'goto' ? nameOf(action.to ?? '') : 'None'}`]),
    );
    const isOver = step.onSuccess.at(-1)?.checks.length === 0;
    const next = nextOf(steps, index, nameOf);
    const after = isOver ? [] : [`return ${next === '' ? 'None' : next}`];
    return [
      `# ${oneLine(step.title)}`,
      `def ${nameOf(step.id)}():`,
      ...indentLines([...printStep(step), ...resets(step), ...ends, ...after], '    '),
      '',
      '',
    ];
  }

  const counts = steps.flatMap((step) => countsOf(nameOf(step.id), step));
  const body = jumps
    ? [
        `kept = ${layOut(
          '{',
          steps.map(({ id }) => `${quotePython(nameOf(id))}: {}`),
          '}',
          LAYOUT,
        )}`,
        ...(counts.length > 0 ? [`retries = {${counts.map((name) => `${quotePython(name)}: 0`).join(', ')}}`] : []),
        '',
        '',
        ...steps.flatMap(printJump),
        `step = ${nextOf(steps, -1, nameOf)}`,
        'while step is not None:',
        '    step = step()',
      ]
    : steps.flatMap((step, index) => [...(index > 0 ? [''] : []), `# ${oneLine(step.title)}`, ...printStep(step)]);
  const given = inputs.map(([key, value]) => `${quotePython(key)}: ${printLiteral(value)}`);
  const main = [...body, ...(outputs.length > 0 ? ['', `print(${writeDict(outputs, '')})`] : [])].join('\n');
  const code = [
    `BASE = ${quotePython(base)}`,
    ...(inputs.length > 0 ? [`inputs = ${layOut('{', given, '}', LAYOUT)}`] : []),
    '',
    '',
    ...HELPERS,
    ...helpersOf(main, COMPARISONS).flatMap((helper) => ['', '', ...helper.split('\n')]),
    '',
    '',
    main,
    '',
  ].join('\n');
  const isUsed = (name: string) => new RegExp(`\\b${name}\\.`).test(code);
  const imports = ['json', 're', 'time'].filter(isUsed).map((name) => `import ${name}`);
  const parse = code.includes('quote(') ? 'quote, urlencode' : 'urlencode';
  return [
    ...imports,
    'from urllib.error import HTTPError',
    `from urllib.parse import ${parse}`,
    'from urllib.request import Request, urlopen',
    '',
    code,
  ].join('\n');
}
