import { type ParseError, type ParseOptions, parse, printParseErrorCode } from 'jsonc-parser';

/** Reads JSON; the first mistake, if there is one. */
export function readJson(
  text: string,
  options?: ParseOptions,
): { value?: unknown; slip?: { index: number; message: string } } {
  const errors: ParseError[] = [];
  try {
    const value: unknown = parse(text, errors, options);
    const [first] = errors;
    return first ? { value, slip: { index: first.offset, message: printParseErrorCode(first.error) } } : { value };
  } catch (error) {
    if (error instanceof RangeError) return { slip: { index: 0, message: 'It is nested too deep' } };
    throw error;
  }
}
