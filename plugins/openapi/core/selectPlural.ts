/** As in Docusaurus's `usePluralForm`. */
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

interface PluralForms {
  rules: Intl.PluralRules;
  names: Intl.LDMLPluralRule[];
}

const formsOf = new Map<string, PluralForms>();

/** Replaces `usePluralForm`, which creates plural rules per use and so dominates the cost of a folded field. */
export function selectPlural(locale: string, count: number, message: string): string {
  const { rules, names } = formsOf.get(locale) ?? readForms(locale);
  const forms = message.split('|');
  return forms[names.indexOf(rules.select(count))] ?? forms.at(-1) ?? message;
}

function readForms(locale: string): PluralForms {
  const rules = new Intl.PluralRules(locale);
  const { pluralCategories } = rules.resolvedOptions();
  const forms = { rules, names: ORDER.filter((name) => pluralCategories.includes(name)) };
  formsOf.set(locale, forms);
  return forms;
}
