import { walkDocument } from '../grammar/walkDocument';
import type { Finding, Rule } from './report';

/** OpenAPI 3.1, 4.8.6.1: the list of values must not be empty, and the default is one of them. */
export const serverVariable: Rule = {
  id: 'server-variable',
  check({ root }) {
    const findings: Finding[] = [];
    walkDocument(root, ({ node, place }) => {
      const { enum: values, default: usual } = node;
      if (place !== 'server variable' || !Array.isArray(values)) return;
      if (values.length === 0) {
        const hint = 'List the values, or leave out `enum` to allow any.';
        findings.push({ node, key: 'enum', message: '`enum` of a server variable must not be empty.', hint });
      } else if (typeof usual === 'string' && !values.includes(usual)) {
        const hint = `Add it there, or choose \`${values.join('`, `')}\`.`;
        findings.push({
          node,
          key: 'default',
          part: 'value',
          message: `The default \`${usual}\` is not in \`enum\`.`,
          hint,
        });
      }
    });
    return findings;
  },
};
