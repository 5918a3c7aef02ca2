/** Recompiles a page when what it shows from elsewhere is saved. JavaScript, since bundlers load their loaders by themselves. */
module.exports = function addSources(page) {
  for (const file of this.getOptions().filesOf(page)) this.addDependency(file);
  return page;
};
