declare module '@generated/runtime/default/offers.json' {
  /** By locale. */
  const offers: Partial<Record<string, import('@site/plugins/runtime/core/offeredLocale').LanguageOffer>>;
  export default offers;
}
