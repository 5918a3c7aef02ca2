import { translate } from '@docusaurus/Translate';
import Choice from '@theme/ApiCode/Choice';
import { type ReactNode, useEffect, useRef } from 'react';
import type { VariantsView } from '../../../schema/core/types';
import { useBench } from '../../browser/useBench';
import { chooseVariant, chosenVariant, editsFields, isInUse, parseBody } from '../../core/body/editJson';

/** Which branch of a union is sent. */
export default function Variants({ variants }: { variants: VariantsView }): ReactNode {
  const { bench, state } = useBench();
  const place = useRef<HTMLDivElement>(null);
  const { form, picked } = state;
  const union = editsFields(state) ? bench.jsonRows().unions.get(variants) : undefined;
  const text = form.body && 'text' in form.body ? form.body.text : '';
  const edited = { text, picked };
  const chosen = union && isInUse(union, edited) ? chosenVariant(parseBody(text), union, picked) : undefined;
  useEffect(() => {
    // Its fields are what the reader fills in.
    const branches = [...(place.current?.parentElement?.children ?? [])].filter((one) =>
      one.matches('details, div + div'),
    );
    for (const [index, branch] of branches.entries()) {
      if (branch instanceof HTMLDetailsElement) branch.open = index === chosen;
    }
  }, [chosen]);
  if (!union || chosen === undefined) return null;
  return (
    <div ref={place} className="api-fill">
      <Choice
        name={translate({ id: 'console.variant', message: 'Which of these to send' })}
        labels={variants.items.map(({ label }) => label)}
        chosen={chosen}
        onChoose={(index) => {
          const next = chooseVariant(edited, union, index);
          bench.changeBody(next.text);
          bench.store.set({ picked: next.picked });
        }}
      />
    </div>
  );
}
