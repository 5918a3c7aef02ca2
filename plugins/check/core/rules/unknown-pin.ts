import { PINS, resolvePin } from '../../../openapi';
import { apiRule } from '../engine/rule';

/** `<Call id="…" />` and the like. */
export const unknownPin = apiRule({
  id: 'unknown-pin',
  needsAll: true,
  about: 'Every `<Call>`, `<Field>`, `<ErrorCode>`, `<Limit>` and `<Count>` shows a fact of the document.',
  *check({ pages }, { model }) {
    for (const { mdx, file } of pages) {
      for (const { name: written, line, column, attributes } of mdx.components) {
        const name = PINS.find((one) => one === written);
        const literals = Object.entries(attributes).map(([key, value]) => [key, value.replace(BRACES, '$1')]);
        const found = name && resolvePin(model, { name, attributes: Object.fromEntries(literals) });
        if (found && 'message' in found) yield { at: { file, line, column }, ...found };
      }
    }
  },
});

/** Around a literal: `{10403}`, `{'most'}`. */
const BRACES = /^\{\s*['"`]?([^}'"`]*)['"`]?\s*\}$/;
