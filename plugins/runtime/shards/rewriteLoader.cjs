/** Changes a module by a function. JavaScript, since bundlers load their loaders by themselves. */
module.exports = function rewrite(source) {
  const { dependencies, rewrite } = this.getOptions();
  for (const file of dependencies) this.addDependency(file);
  return rewrite(source, this.resourceQuery);
};
