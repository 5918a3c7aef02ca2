/** The classic theme would load Prism's list of languages here: nothing is highlighted in the browser. */
export default function prismIncludeLanguages(): void {}
