/**
 * Shows the tab that the address asks for before the page is drawn, without waiting for the site's scripts; what it does
 * is what the components do after it. Runs where it stands, behind the panels. Also lets the browser's search find
 * what is in the hidden ones.
 */
export const SHOW_ASKED_TAB = `(function (page, key) {
  var panels = Array.from(page.querySelectorAll(':scope > [data-tab]'));
  var shown = panels.find(function (panel) { return panel.dataset.tab === key; }) || panels[0];
  panels.forEach(function (panel) {
    if (panel === shown) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  });
  page.querySelectorAll('[role="tab"]').forEach(function (tab) {
    tab.setAttribute('aria-selected', String(tab.dataset.opens === shown.dataset.tab));
  });
})(document.currentScript.parentNode, new URLSearchParams(location.search).get('tab') || '');`;

/** Without scripts, all tabs stand one below the other, each under its title. No quotes: they would be escaped. */
export const SHOW_ALL = '[data-tab],.doc-tab-title{display:block!important}';
