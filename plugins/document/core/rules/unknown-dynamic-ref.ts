import { findByRef } from '../../../shared/core/pointer';
import { walkDocument } from '../grammar/walkDocument';
import type { Finding, Rule } from './report';

/** References that lead somewhere are pointers by now. */
export const unknownDynamicRef: Rule = {
  id: 'unknown-dynamic-ref',
  check({ root }) {
    const findings: Finding[] = [];
    walkDocument(root, ({ node, place }) => {
      const { $dynamicRef: ref } = node;
      if (place !== 'schema' || typeof ref !== 'string' || findByRef(root, ref) !== undefined) return;
      const message = `\`$dynamicRef\` leads nowhere: no schema here is \`${ref}\`.`;
      const hint = ref.startsWith('#') ? `Give a schema \`$dynamicAnchor: ${ref.slice(1)}\`.` : undefined;
      findings.push({ node, key: '$dynamicRef', part: 'value', message, hint });
    });
    return findings;
  },
};
