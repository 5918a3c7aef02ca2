import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createTools, INSTRUCTIONS } from '../../plugins/mcp/core/createTools';
import { openLibrary } from '../../plugins/mcp/read/openLibrary';
import { createReader, type Reader } from './reader';

/** A row of `tasks.yaml`. */
export interface Task {
  task: string;
  facts: string[];
  pages: string[];
  steps: Array<Record<string, string>>;
}

export interface TaskCost {
  task: string;
  /** Bytes read until all facts were found, or of all that the reader would read. */
  without: number;
  with: number;
  /** Facts that were not found. */
  lacking: { without: string[]; with: string[] };
}

export async function readTasks(): Promise<Task[]> {
  return parse(await readFile(join(__dirname, 'tasks.yaml'), 'utf8')) as Task[];
}

/** Counts what is read for each task, with the twins of a built site alone, and with the tools. */
export async function measureTasks(siteDir: string): Promise<TaskCost[]> {
  const library = await openLibrary({ siteDir, name: siteDir });
  const { listed, call } = createTools(library);
  // What an assistant is told before it asks for anything.
  const start = JSON.stringify(listed) + INSTRUCTIONS;
  const list = await readFile(join(siteDir, 'llms.txt'), 'utf8');
  const ask = async (tool: string, input: Record<string, unknown>) => {
    const { text, isError } = (await call(tool, input)) ?? { text: `no tool ${tool}`, isError: true };
    if (isError) throw new Error(text);
    return text;
  };

  async function readTwins({ facts, pages }: Task): Promise<Reader> {
    const reader = createReader(facts);
    reader.read(list);
    for (const page of pages) {
      if (reader.isDone()) break;
      reader.expectShown(`/${page}`);
      reader.read(await readFile(join(siteDir, `${page}.md`), 'utf8'));
    }
    return reader;
  }

  async function askTools({ facts, steps }: Task): Promise<Reader> {
    const reader = createReader(facts);
    reader.read(start);
    for (const step of steps) {
      if (reader.isDone()) break;
      const [tool, what] = Object.entries(step)[0] ?? ['', ''];
      const [name = '', language] = what.split(' ');
      if (tool === 'search') reader.read(await ask(tool, { query: what }));
      else if (tool === 'list') reader.read(await ask('list_operations', { filter: what }));
      else {
        reader.expectShown(name);
        const input = tool === 'read' ? { page: name } : { operation: name, ...(language && { language }) };
        reader.read(await ask(tool, input));
      }
    }
    return reader;
  }

  const costs: TaskCost[] = [];
  for (const task of await readTasks()) {
    const [alone, withTools] = [await readTwins(task), await askTools(task)];
    costs.push({
      task: task.task,
      without: alone.bytes(),
      with: withTools.bytes(),
      lacking: { without: alone.lacking(), with: withTools.lacking() },
    });
  }
  return costs;
}

export function formatCosts(costs: readonly TaskCost[]): string {
  const rows = costs.map(({ task, without, with: tools, lacking }) => {
    const notes = Object.entries(lacking).flatMap(([how, facts]) =>
      facts.length > 0 ? [`${how}: ${facts.join(', ')}`] : [],
    );
    return `${String(without).padStart(8)} ${String(tools).padStart(8)}  ${task}${notes.length > 0 ? `  (not found ${notes.join('; ')})` : ''}`;
  });
  const sum = (pick: (cost: TaskCost) => number) =>
    String(costs.reduce((all, cost) => all + pick(cost), 0)).padStart(8);
  const total = `${sum((cost) => cost.without)} ${sum((cost) => cost.with)}  all`;
  return [' without     with  bytes read until all facts were found', ...rows, total].join('\n');
}
