import { isObject } from '../../../shared/core/json';
import { walkDocument } from '../grammar/walkDocument';
import type { Finding, Rule } from './report';

/** `application/json`, with parameters or wildcards, such as `application/*+json` of ASP.NET; names of RFC 6838. */
const MEDIA_TYPE = /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+\s*(?:;.*)?$/;

/** A key of `content` that is no media type: no client sends or accepts it. */
export const mediaType: Rule = {
  id: 'media-type',
  check({ root }) {
    const findings: Finding[] = [];
    walkDocument(root, ({ node, place }) => {
      if (place === undefined || !isObject(node.content)) return;
      for (const key of Object.keys(node.content)) {
        if (MEDIA_TYPE.test(key) || key.startsWith('x-')) continue;
        const message = `\`${key}\` is not a media type.`;
        findings.push({ node: node.content, key, message, hint: 'Write it as type and subtype: `application/json`.' });
      }
    });
    return findings;
  },
};
