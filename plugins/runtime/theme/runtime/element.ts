/** Plain DOM: what shows it may come before React, or stay when React leaves. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className = '',
  text = '',
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), { className, textContent: text });
}
