import { quoteJs, templateLiteral } from '../../../samples/core/languages/javascript/quote';
import { camelCase } from '../../../samples/core/text/names';
import type { Condition } from '../criteria/parseCondition';
import { comparingOf, hasNull, isEquality } from './comparedTypes';
import { countOf, countsOf, indentLines, isReachedAgain, isShort, layOut, nextOf, oneLine } from './lines';
import { nameSteps } from './nameSteps';
import { partsOf, toValue } from './readCode';
import { follow, helperLines, keyOf, member, negate, printLiteral, writeIf } from './scriptParts';
import type { CodeAction, CodeCheck, CodeStep, CodeValue, FlowProgram } from './types';

const TAKEN = new Set(
  'BASE call failed isSame order toText toNumber encodeURIComponent setTimeout eval undefined inputs steps retries next reply arguments await break case catch class const continue default delete do else enum export false finally for function if import in new null return super switch this throw true try typeof var void while with yield let static fetch console'.split(
    ' ',
  ),
);

const NAMING = {
  taken: TAKEN,
  toName: (id: string) => camelCase(id, new Set(), 'Step'),
  suffix: 'Step',
  replyOf: (name: string) => `${name}Reply`,
};

/** JavaScript for browsers and Node.js; `typed`: TypeScript. */
export function printScript(program: FlowProgram, { typed }: { typed: boolean }): string {
  const { base, inputs, steps, jumps, outputs } = program;
  const any = typed ? ': any' : '';
  const nameOf = nameSteps(steps, NAMING);

  function write(value: CodeValue, reply: string): string {
    switch (value.kind) {
      case 'literal':
        return printLiteral(value.value);
      case 'input':
        return `inputs${member(value.name)}${follow(value.path)}`;
      case 'output':
        return `${nameOf(value.step)}${jumps ? '?.' : ''}${jumps ? member(value.name).replace(/^\./, '') : member(value.name)}${follow(value.path)}`;
      case 'body':
        return `${reply}.body${follow(value.path)}`;
      case 'status':
        return `${reply}.status`;
      case 'header':
        return `${reply}.headers.get(${quoteJs(value.name)})`;
      case 'text':
        return templateLiteral(
          value.parts.map((part) =>
            part.kind === 'literal' && typeof part.value === 'string' ? part.value : { code: write(part, reply) },
          ),
        );
      case 'json':
        return `JSON.stringify(${write(value.value, reply)})`;
      case 'list':
        return layOut(
          '[',
          value.items.map((item) => write(item, reply)),
          ']',
        );
      case 'object':
        return layOut(
          '{',
          value.members.map(([key, inner]) => `${keyOf(key)}: ${write(inner, reply)}`),
          '}',
        );
    }
  }

  function condition(of: Condition, reply: string): string {
    switch (of.kind) {
      case 'literal':
        return printLiteral(of.value);
      case 'expression':
        return write(toValue(of.expression), reply);
      case 'not':
        return `!(${condition(of.of, reply)})`;
      case 'and':
      case 'or':
        return `(${condition(of.left, reply)} ${of.kind === 'and' ? '&&' : '||'} ${condition(of.right, reply)})`;
      case 'compare': {
        const [left, right] = [condition(of.left, reply), condition(of.right, reply)];
        const comparing = comparingOf(of, program);
        if (comparing === 'same') return `${of.operator === '!=' ? '!' : ''}isSame(${left}, ${right})`;
        if (comparing === 'order') return `order(${left}, ${right}) ${of.operator} 0`;
        return `${left} ${of.operator}${isEquality(of.operator) && !hasNull(of) ? '=' : ''} ${right}`;
      }
    }
  }

  function textOf(value: CodeValue, reply: string): string {
    const code = write(value, reply);
    return value.kind === 'header' ? `${code} ?? ''` : `toText(${code})`;
  }

  const holds = (checks: readonly CodeCheck[], reply: string) =>
    checks.flatMap((check) => {
      if (check.kind === 'note') return [];
      if (check.kind === 'condition') return partsOf(check.condition).map((part) => condition(part, reply));
      return [`new RegExp(${quoteJs(check.pattern)}).test(${textOf(check.of, reply)})`];
    });

  const guard = (action: CodeAction, reply: string, statement: string) => {
    const all = holds(action.checks, reply);
    return all.length === 0 ? statement : `if (${all.join(' && ')}) ${statement}`;
  };

  /** Each time that a step is reached, its retries are counted anew. */
  const resets = (step: CodeStep) =>
    isReachedAgain(step, steps) ? countsOf(nameOf(step.id), step).map((name) => `retries${member(name)} = 0;`) : [];

  function onFailure(step: CodeStep, reply: string): string[] {
    const { id, onFailure: actions } = step;
    const lines = actions.flatMap((action): string[] => {
      if (action.type === 'end') return [guard(action, reply, `throw failed(${quoteJs(action.name)}, ${reply});`)];
      if (action.type === 'goto') {
        const all = [...resets(step), `return ${quoteJs(nameOf(action.to ?? ''))};`];
        return [
          guard(action, reply, all.length > 1 && action.checks.length > 0 ? `{ ${all.join(' ')} }` : all.join('\n')),
        ];
      }
      const count = `retries${member(countOf(nameOf(id), step, action))}`;
      const all = [...holds(action.checks, reply), `${count}++ < ${action.retryLimit}`];
      return [
        `if (${all.join(' && ')}) {`,
        ...(action.retryAfter > 0
          ? [`  await new Promise((done) => setTimeout(done, ${action.retryAfter * 1000}));`]
          : []),
        ...(action.to === undefined ? [] : [`  await steps${member(nameOf(action.to))}${typed ? '!' : ''}();`]),
        `  return ${quoteJs(nameOf(id))};`,
        '}',
      ];
    });
    const isOver = actions.at(-1)?.checks.length === 0 && actions.at(-1)?.type !== 'retry';
    return isOver ? lines : [...lines, `throw failed(${quoteJs(id)}, ${reply});`];
  }

  function printStep(step: CodeStep): string[] {
    const name = nameOf(step.id);
    const reply = jumps ? 'reply' : NAMING.replyOf(name);
    const url = templateLiteral([
      ...(step.server === base ? [{ code: 'BASE' }] : [step.server]),
      ...step.path.map((part) =>
        typeof part === 'string' ? part : { code: `encodeURIComponent(${write(part, reply)})` },
      ),
    ]);
    const pairs = (all: Array<[string, CodeValue]>) =>
      layOut(
        '{',
        all.map(([key, value]) => `${keyOf(key)}: ${write(value, reply)}`),
        '}',
      );
    const options = [
      ...(step.query.length > 0 ? [`query: ${pairs(step.query)}`] : []),
      ...(step.headers.length > 0 ? [`headers: ${pairs(step.headers)}`] : []),
      ...(step.body ? [`body: ${write(step.body, reply)}`] : []),
    ];
    const start = `const ${reply} = await call(${quoteJs(step.method)}, ${url}`;
    const line = options.length > 0 ? `${start}, ${layOut('{', options, '}')});` : `${start});`;
    const sent =
      isShort(line) || options.length === 0 ? line : `${start}, ${layOut('{', options, '}', { inLines: true })});`;
    const all = holds(step.checks, reply);
    const failure = onFailure(step, reply);
    const [only = ''] = failure;
    const outputs = layOut(
      '{',
      step.outputs.map(([key, value]) => `${keyOf(key)}: ${write(value, reply)}`),
      '}',
    );
    const assign = step.outputs.length === 0 ? [] : [`${jumps ? '' : 'const '}${name} = ${outputs};`];
    const wrong = all.length === 0 ? [`${reply}.status >= 400`] : all.map(negate);
    const check =
      failure.length === 1
        ? wrong.flatMap((one) => writeIf(one, only))
        : [`if (${wrong.length === 1 ? wrong[0] : `!(${all.join(' && ')})`}) {`, ...indentLines(failure), '}'];
    return [
      sent,
      ...step.checks.flatMap((one) => (one.kind === 'note' ? [`// ${oneLine(one.text)}`] : [])),
      // What a failed step has kept counts where others follow it.
      ...(jumps ? [...assign, ...check] : [...check, ...assign]),
    ];
  }

  function printJump(step: CodeStep, index: number): string[] {
    const ends = step.onSuccess.map((action) =>
      guard(
        action,
        'reply',
        action.type === 'goto' ? `return ${quoteJs(nameOf(action.to ?? ''))};` : `return ${quoteJs('')};`,
      ),
    );
    const isOver = step.onSuccess.at(-1)?.checks.length === 0;
    const after = isOver ? [] : [`return ${quoteJs(nextOf(steps, index, nameOf))};`];
    return [
      `// ${oneLine(step.title)}`,
      `async ${nameOf(step.id)}() {`,
      ...indentLines([...printStep(step), ...resets(step), ...ends, ...after]),
      '},',
    ];
  }

  const counts = steps.flatMap((step) => countsOf(nameOf(step.id), step));
  const kept = steps.filter((step) => step.outputs.length > 0).map(({ id }) => nameOf(id));
  const body = jumps
    ? [
        ...(kept.length > 0 ? [`let ${kept.map((name) => `${name}${any}`).join(', ')};`] : []),
        ...(counts.length > 0 ? [`const retries = { ${counts.map((name) => `${keyOf(name)}: 0`).join(', ')} };`] : []),
        `const steps${typed ? ': Record<string, () => Promise<string>>' : ''} = {`,
        ...indentLines(steps.flatMap(printJump)),
        '};',
        '',
        `let next = ${quoteJs(nextOf(steps, -1, nameOf))};`,
        `while (next !== '') next = await steps[next]${typed ? '!' : ''}();`,
      ]
    : steps.flatMap((step, index) => [...(index > 0 ? [''] : []), `// ${oneLine(step.title)}`, ...printStep(step)]);
  const results = layOut(
    '{',
    outputs.map(([key, value]) => `${keyOf(key)}: ${write(value, '')}`),
    '}',
  );
  const code = [
    `const BASE = ${quoteJs(base)};`,
    ...(inputs.length > 0
      ? [
          `const inputs = ${layOut(
            '{',
            inputs.map(([key, value]) => `${keyOf(key)}: ${printLiteral(value)}`),
            '}',
          )};`,
        ]
      : []),
    '',
    ...body,
    ...(outputs.length > 0 ? ['', `console.log(${results});`] : []),
    '',
  ].join('\n');
  return [code, ...helperLines(code, typed), ''].join('\n');
}
