import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { parse } from 'yaml';
import { readSpec } from '../../plugins/document/read';
import { buildModel } from '../../plugins/openapi/core/model/build';
import { chromiumArguments, findChromium } from '../../scripts/programs';
import { buildSpec } from '../sites';
import { listFacts } from '../specs/missingFacts';
import { cutOperation } from './cutOperation';
import { type Look, lookAt, type Subject } from './lookAt';
import { PEERS, writePeer } from './peers';
import { writeSheet } from './writeSheet';

interface Chosen {
  document: string;
  operation: string;
}

/** Writes a sheet for each operation of `operations.yaml` whose document is in the folder: our page and those of others. */
export async function compareBeside(folder: string, results: string, only: string[] = []): Promise<void> {
  const all = parse(await readFile(join(__dirname, 'operations.yaml'), 'utf8')) as Chosen[];
  const chosen = all.filter(({ document }) => only.length === 0 || only.some((name) => document.startsWith(name)));
  await mkdir(results, { recursive: true });
  const work = join(results, 'work');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
  try {
    for (const one of chosen) console.log(await compareOne(browser, one, { folder, results, work }));
  } finally {
    await browser.close();
    await rm(work, { recursive: true, force: true });
  }
}

interface Folders {
  folder: string;
  results: string;
  work: string;
}

async function compareOne(browser: Browser, { document, operation }: Chosen, folders: Folders): Promise<string> {
  const { text, headings } = await cutOperation(join(folders.folder, document), operation);
  const file = join(folders.work, 'openapi.json');
  await rm(folders.work, { recursive: true, force: true });
  await mkdir(folders.work, { recursive: true });
  await writeFile(file, text);
  const subjects = await writeSites(file, text, operation, folders.work);
  const looks: Look[] = [];
  for (const subject of subjects) looks.push(await lookAt(browser, subject, [...headings, ...(await titlesOf(file))]));
  const facts = await factsOf(file);
  const rows = [
    ['', ...looks.map(({ name }) => name)],
    ['kB, with gzip', ...looks.map(({ kilobytes }) => kilobytes.toFixed(0))],
    ['DOM nodes', ...looks.map(({ nodes }) => String(nodes))],
    ['ms to the heading, CPU 4 times slower', ...looks.map(({ headingMs }) => headingMs.toFixed(0))],
    [`facts in the text, of ${facts.length}`, ...looks.map((look) => String(countShown(look.text, facts)))],
    ['words above the fold', ...looks.map(({ words }) => String(words))],
    ['requests to other hosts', ...looks.map(({ refused }) => String(refused.length))],
  ];
  const name = `${document.replace(/\..*$/, '')}-${operation}`;
  await writeSheet(browser, `${document}: ${operation}`, looks, rows, join(folders.results, `${name}.png`));
  return [`\n${name}.png`, ...rows.map((row) => row.join('\t'))].join('\n');
}

async function writeSites(file: string, text: string, operation: string, work: string): Promise<Subject[]> {
  const ours = join(work, 'ours');
  const { middle } = await buildSpec(file, ours);
  if (!middle) throw new Error(`${file} got no page of an operation.`);
  const subjects = [{ name: 'Ours', folder: ours, path: middle.file.replace(/\/?index\.html$/, '') }];
  for (const [index, peer] of PEERS.entries()) {
    const folder = join(work, `peer-${index}`);
    await writePeer(peer, text, folder);
    subjects.push({ name: peer.name, folder, path: peer.address === undefined ? '' : peer.address + operation });
  }
  return subjects;
}

async function openModel(file: string) {
  const { document } = await readSpec(file);
  if (!document) throw new Error(`${file} cannot be read.`);
  return buildModel(document);
}

async function titlesOf(file: string): Promise<string[]> {
  return (await openModel(file)).operations.map(({ title }) => title);
}

async function factsOf(file: string): Promise<string[]> {
  const model = await openModel(file);
  return model.operations.flatMap((operation) => listFacts(operation, model));
}

function countShown(text: string, facts: string[]): number {
  const shown = letters(text);
  return facts.filter((fact) => shown.includes(letters(fact))).length;
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
