import { apiRule } from '../engine/rule';
import { isScript, readCalls } from '../samples/readCalls';

const WAIT = /(?:\b(?:pause|sleep|wait|delay)\(|\},\s*)(\d[\d_]*(?:\s*\*\s*\d[\d_]*)*)\s*\)/g;

/** `await pause(5000)` between two calls. */
export const sampleInterval = apiRule({
  id: 'sample-interval',
  about: 'A sample that repeats a call waits as long as the document asks for.',
  *check({ samples }, { paths, polls }) {
    for (const sample of samples.filter(isScript)) {
      const operations = readCalls(sample, samples).flatMap(({ path }) => paths.findExact(path));
      const polled = operations.flatMap(({ id }) => polls.get(id) ?? []);
      if (polled.length === 0) continue;
      for (const { 0: written, 1: product = '', index } of sample.text.matchAll(WAIT)) {
        const waits =
          product.split('*').reduce((total, factor) => total * Number(factor.replaceAll('_', '')), 1) / 1000;
        const fits = polled.some(({ seconds, operation }) =>
          operation.poll?.recommended ? waits === seconds : waits >= seconds,
        );
        if (fits) continue;
        const [first] = polled;
        const message = `The document asks for ${first?.seconds} seconds between two calls of \`${first?.operation.operationId}\`, not ${waits}.`;
        yield { at: sample.place(index + written.indexOf(product)), message };
      }
    }
  },
});
