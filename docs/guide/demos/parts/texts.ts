type Table = Record<string, string>;

/** The texts of a demo in a language; English where one is missing. */
export function textsOf<English extends Table>(
  texts: { en: English } & Record<string, Table>,
  locale: string,
) {
  return (
    key: keyof English & string,
    values: Record<string, string | number> = {},
  ): string => {
    const text = texts[locale]?.[key] ?? texts.en[key] ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
