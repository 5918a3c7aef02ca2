import { findInSite } from '@theme/search/findInSite';
import { openPageLibrary } from '../browser/openPageLibrary';
import { listCallsTool, readCallTool, tryCallTool } from '../browser/pageTools';
import { Unanswerable } from '../core/library/unanswerable';
import { readTool } from '../core/tools/read';
import { searchTool } from '../core/tools/search';
import type { Tool } from '../core/tools/types';

interface Answer {
  content: Array<{ type: 'text'; text: string }>;
  isError?: true;
}

interface PageTool extends Omit<Tool, 'run'> {
  execute(input: Parameters<Tool['run']>[0]): Promise<Answer>;
}

/** Where a browser takes tools of a page. */
export interface ModelContext {
  registerTool(tool: PageTool): unknown;
}

/** Offers search, pages, calls and the sandbox of this page. Nothing leaves it. */
export async function offerTools(context: ModelContext): Promise<void> {
  const library = await openPageLibrary(findInSite);
  const read = readTool(library);
  const tools = [searchTool(library), read, listCallsTool(), readCallTool(library, read), tryCallTool()];
  for (const { run, ...tool } of tools) context.registerTool({ ...tool, execute: (input) => answer(run, input) });
}

async function answer(run: Tool['run'], input: Parameters<Tool['run']>[0]): Promise<Answer> {
  try {
    return { content: [{ type: 'text', text: await run(input) }] };
  } catch (error) {
    if (!(error instanceof Unanswerable)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}
