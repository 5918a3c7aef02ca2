/** Leaves out of the configuration in every page what only Node needs. JavaScript, since bundlers load their loaders. */
const ONLY_NODE = [
  'presets',
  'plugins',
  'themes',
  'staticDirectories',
  'scripts',
  'stylesheets',
  'headTags',
  'storage',
];

module.exports = function slimConfig(source) {
  const [, start, json, end] = /^([^]*?export default )({[^]*})(;?\s*)$/.exec(source) ?? [];
  if (json === undefined) return source;
  const config = JSON.parse(json);
  const usesThemes = config.themes?.length > 0;
  for (const key of ONLY_NODE) delete config[key];
  // Code is highlighted at build; a theme of the site's own, such as a live editor, may need the colours.
  if (!usesThemes && config.themeConfig?.prism) {
    const { theme: _theme, darkTheme: _dark, ...prism } = config.themeConfig.prism;
    config.themeConfig.prism = prism;
  }
  return `${start}${JSON.stringify(config)}${end}`;
};
