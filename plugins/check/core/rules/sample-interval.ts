import { sampleRule } from '../engine/rule';
import { pollsOf } from '../facts/buildFacts';
import { isScript } from '../samples/languages';
import { readCalls } from '../samples/readCalls';

const WAIT =
  /(?:\b(?:pause|sleep|wait|delay)\(|\},\s*|\bsetInterval\([^;{}]{0,200}(?:\{[^;{}]*\}[^;{}]*)?\),\s*)(\d[\d_]*(?:\s*\*\s*\d[\d_]*)*)\s*\)/g;

/** `await pause(5000)` between two calls. */
export const sampleInterval = sampleRule({
  id: 'sample-interval',
  about: 'A sample that repeats a call waits as long as the document asks for.',
  *check(samples, { paths }) {
    for (const sample of samples.filter(isScript)) {
      const operations = readCalls(sample, samples).flatMap(({ path }) => paths.findExact(path));
      const polled = pollsOf(operations);
      if (polled.length === 0) continue;
      for (const { 0: written, 1: product = '', index } of sample.text.matchAll(WAIT)) {
        const waits =
          product.split('*').reduce((total, factor) => total * Number(factor.replaceAll('_', '')), 1) / 1000;
        const fits = polled.some(({ seconds, recommended }) => (recommended ? waits === seconds : waits >= seconds));
        if (fits) continue;
        const [first] = polled;
        const message = `The document asks for ${first?.seconds} seconds between two calls of \`${first?.operationId}\`, not ${waits}.`;
        yield { at: sample.place(index + written.indexOf(product)), message };
      }
    }
  },
});
