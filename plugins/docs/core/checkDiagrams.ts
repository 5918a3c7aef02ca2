import type { Problem } from '../../shared/problem';
import { type Block, isDiagram, readDiagram } from './diagrams/readDiagram';

export function checkDiagrams(file: string, blocks: readonly Block[]): Problem[] {
  return blocks
    .filter(isDiagram)
    .flatMap((block) => readDiagram(block).faults)
    .map((fault) => ({ file, rule: 'diagram', severity: 'error', ...fault }));
}
