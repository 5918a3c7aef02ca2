/** Runs before the first paint, as the components do after hydration. Also makes hidden panels searchable. */
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

/** Without JavaScript, all tabs are shown with their titles. No quotes: they would be escaped. */
export const SHOW_ALL = '[data-tab],.doc-tab-title{display:block!important}';
