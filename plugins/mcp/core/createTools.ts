import { createValidator } from '../../schema/core/validate/createValidator';
import { explainReasons } from '../../schema/core/validate/explain';
import type { JsonObject } from '../../shared/core/json';
import type { Library } from './library/library';
import { Unanswerable } from './library/unanswerable';
import type { ListedTool, Served } from './protocol/createProtocol';
import { describeTool } from './tools/describe';
import { listOperationsTool } from './tools/listOperations';
import { readTool } from './tools/read';
import { searchTool } from './tools/search';
import { tryTool } from './tools/try';

/** The tools of a library, for the protocol. */
export function createTools(library: Library): { listed: ListedTool[]; call: Served['call'] } {
  const { api } = library;
  const ofApi = api ? [listOperationsTool(api), describeTool(api), tryTool(api)] : [];
  const tools = [searchTool(library), readTool(library), ...ofApi];
  const { validate } = createValidator({ resolve: () => undefined });

  return {
    listed: tools.map(({ run: _run, ...listed }) => listed),
    async call(name: string, input: JsonObject) {
      const tool = tools.find((one) => one.name === name);
      if (!tool) return undefined;
      try {
        const reasons = validate(input, tool.inputSchema);
        if (reasons.length > 0) throw new Unanswerable(`The input ${explainReasons(reasons)}.`);
        return { text: await tool.run(input), isError: false };
      } catch (error) {
        if (!(error instanceof Unanswerable)) throw error;
        return { text: error.message, isError: true };
      }
    },
  };
}

/** What an assistant is told at the start. */
export const INSTRUCTIONS =
  'The documentation of an API. Begin with `search`; `read` returns pages or sections as Markdown. `describe` is the ' +
  'shortest way to one call, and `try` shows what it really returns, in a sandbox.';
