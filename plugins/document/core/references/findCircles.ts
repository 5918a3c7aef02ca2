import { isReference, type Reference } from '../../../shared/core/pointer';
import type { Problem } from '../../../shared/problem';
import { type Files, followRef, stepRef } from '../files/followRef';
import type { LoadedFiles } from '../files/loadFiles';
import type { Positions } from '../files/positions';
import { problemAt } from '../parse/sourceText';
import type { ParsedFile } from '../parse/types';

interface Step {
  file: ParsedFile;
  node: Reference;
}

/** Finds references that only lead back to themselves, which Redocly's resolver cannot handle. Each circle is one problem. */
export function findCircles({ files }: LoadedFiles, positions: Positions): Problem[] {
  const problems: Problem[] = [];
  const known = new Set<object>();
  const placeOf = ({ file, node }: Step) => positions.ofNode(file, node, '$ref', 'value');
  for (const file of files.values()) {
    for (const node of file.records.keys()) {
      if (!isReference(node) || known.has(node) || followRef(files, file, node.$ref).kind !== 'circle') continue;
      const circle = traceCircle(files, { file, node });
      for (const step of circle) known.add(step.node);
      // Another reference of the circle is reported.
      if (circle.length > 0) problems.push(describeCircle(circle.map((step) => ({ ...step, place: placeOf(step) }))));
    }
  }
  return problems;
}

/** The references of the circle that one belongs to; none if it only leads into a circle. */
function traceCircle(files: Files, start: Step): Step[] {
  const steps: Step[] = [];
  const seen = new Set<object>();
  for (let step = start; !seen.has(step.node); ) {
    seen.add(step.node);
    steps.push(step);
    const target = stepRef(files, step.file, step.node.$ref);
    // A pointer that passes through itself.
    if (target.kind !== 'found' || !isReference(target.value)) return steps.length === 1 ? steps : [];
    step = { file: target.file, node: target.value };
    if (step.node === start.node) return steps;
  }
  return [];
}

function describeCircle(circle: Array<Step & { place: ReturnType<Positions['ofNode']> }>): Problem {
  const [first] = circle;
  if (!first) throw new TypeError('a circle of nothing');
  const refs = circle.map(({ node }) => `\`${node.$ref}\``);
  const places = circle.map(({ place }) => `${place.file}:${place.line}`);
  if (circle.length === 1) {
    const hint = 'Replace it with the schema itself.';
    return problemAt(first.place, 'error', 'ref-circle', `The reference ${refs[0]} leads to itself.`, hint);
  }
  const message = `These references lead in a circle: ${[...refs, refs[0]].join(' → ')}.`;
  const hint = `Replace one of these references with the schema itself: ${places.join(', ')}.`;
  return problemAt(first.place, 'error', 'ref-circle', message, hint);
}
