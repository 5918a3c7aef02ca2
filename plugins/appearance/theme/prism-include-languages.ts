/** Keeps the classic theme from loading Prism's languages: nothing is highlighted in the browser. */
export default function prismIncludeLanguages(): void {}
