/** Makes a page depend on the files that it quotes. JavaScript, since bundlers load their loaders by themselves. */
module.exports = function addQuotedFiles(page) {
  for (const file of this.getOptions().filesOf(page)) this.addDependency(file);
  return page;
};
