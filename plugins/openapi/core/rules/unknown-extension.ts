import leven from 'leven';
import { asQuestion } from '../read/suggest';
import { EXTENSIONS } from './extensions';
import type { Finding, Rule } from './report';

/** Keys whose values are not described by OpenAPI: data of the user. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);
/** Keys whose values are maps with names of the user's choice. */
const MAPS = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'headers',
  'schemas',
  'parameters',
  'responses',
  'mapping',
]);

/** A key that is nearly one of our extensions. Other `x-` keys belong to other tools. */
export const unknownExtension: Rule = {
  id: 'unknown-extension',
  check({ root }) {
    const findings: Finding[] = [];
    const seen = new Set<object>();
    const walk = (node: object, isMap: boolean) => {
      if (seen.has(node)) return;
      seen.add(node);
      if (Array.isArray(node)) {
        for (const item of node) if (typeof item === 'object' && item !== null) walk(item, false);
        return;
      }
      for (const key of Object.keys(node)) {
        const isExtension = !isMap && key.startsWith('x-');
        if (isExtension && !Object.hasOwn(EXTENSIONS, key)) {
          const near = Object.keys(EXTENSIONS).filter((name) => isSlip(key, name));
          if (near.length > 0) findings.push(describe(node, key, near));
        }
        const child = (node as Record<string, unknown>)[key];
        if (typeof child === 'object' && child !== null && !isExtension && (isMap || !DATA.has(key))) {
          walk(child, !isMap && MAPS.has(key) && !Array.isArray(child));
        }
      }
    };
    walk(root, false);
    return findings;
  },
};

function describe(node: object, key: string, near: string[]): Finding {
  const hint = asQuestion(near.map((name) => `\`${name}\``));
  return { node, key, message: `\`${key}\` is no extension that is known here.`, hint };
}

/** One edit in four letters, or two neighbours swapped: `x-pool` for `x-poll`, but not `x-tags` for `x-page`. */
function isSlip(written: string, known: string): boolean {
  const most = Math.max(1, Math.floor((known.length - 2) / 4));
  if (leven(written, known) <= most) return true;
  const letters = (name: string) => [...name.replaceAll('-', '')].sort().join('');
  return letters(written) === letters(known);
}
