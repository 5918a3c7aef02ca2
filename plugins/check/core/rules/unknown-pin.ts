import { PINS, resolvePin } from '../../../openapi';
import { apiRule } from '../engine/rule';
import { Lines } from '../text/lines';

const PIN = new RegExp(`<(${PINS.join('|')})((?:\\s+\\w+=(?:"[^"]*"|\\{[^}]*\\}))*)\\s*/>`, 'g');
const ATTRIBUTE = /(\w+)=(?:"([^"]*)"|\{\s*['"`]?([^}'"`]*)['"`]?\s*\})/g;

/** `<Call id="…" />` and the like. */
export const unknownPin = apiRule({
  id: 'unknown-pin',
  about: 'Every `<Call>`, `<Field>`, `<ErrorCode>`, `<Limit>` and `<Count>` shows a fact of the document.',
  *check({ pages }, { model }) {
    for (const { text, file } of pages) {
      for (const { 1: written, 2: rest = '', index } of text.matchAll(PIN)) {
        const name = PINS.find((one) => one === written);
        if (!name) continue;
        const attributes = Object.fromEntries(
          [...rest.matchAll(ATTRIBUTE)].map(([, key = '', quoted, braced = '']) => [key, (quoted ?? braced).trim()]),
        );
        const found = resolvePin(model, { name, attributes });
        if (!('message' in found)) continue;
        yield { at: { file, ...new Lines(text).placeOf(index) }, ...found };
      }
    }
  },
});
