/**
 * Takes new versions of pages and sidebars where they are registered, so that they do not replace the whole site. JavaScript,
 * since bundlers load their loaders by themselves.
 */
module.exports = function acceptPages(registry) {
  const { store, accepts } = this.getOptions();
  const requests = [...registry.matchAll(/require\.resolveWeak\(("(?:[^"\\]|\\.)*")\)/g)]
    .map(([, request]) => JSON.parse(request))
    .filter(accepts);
  if (requests.length === 0) return registry;
  const from = JSON.stringify(store);
  return `import { forget, renew } from ${from};
${registry.replace(/^export default /m, 'const registry = ')}
export default registry;
forget();
if (import.meta.webpackHot) import.meta.webpackHot.accept(${JSON.stringify([...new Set(requests)])}, (ids) => renew(registry, ids));
`;
};
