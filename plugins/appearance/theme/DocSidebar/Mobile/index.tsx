/** On small layouts, the sidebar has its own drawer (`DocRoot/Layout`), outside the header's menu. */
export default function DocSidebarMobile(): null {
  return null;
}
