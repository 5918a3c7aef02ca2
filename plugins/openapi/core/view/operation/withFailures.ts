import type { ErrorView, ExampleView, OperationView } from '../types';

/** Adds a result for each error that has none. Pages do this themselves: a listing for each would double their data. */
export function withFailures({
  examples,
  errors,
  failure,
}: Pick<OperationView, 'examples' | 'errors' | 'failure'>): ExampleView[] {
  const shown = new Set(examples.map(({ href }) => href));
  return failure
    ? [...examples, ...errors.filter(({ href }) => !shown.has(href)).map((error) => toExample(error, failure))]
    : examples;
}

function toExample(
  { code, text, meaning, href }: ErrorView,
  { value, ...fields }: NonNullable<OperationView['failure']>,
): ExampleView {
  const message = (text ?? meaning).replace(/[.。]$/, '');
  const reply = { ...value, [fields.code]: code, [fields.message]: message };
  return {
    label: `${code} ${message}`,
    ok: false,
    grammar: 'json',
    code: JSON.stringify(reply, null, 2),
    ...(href && { href }),
  };
}
