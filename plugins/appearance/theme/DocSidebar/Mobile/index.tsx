/** On small layouts the sidebar has its own drawer (`DocRoot/Layout`): the header's menu holds the top navigation only. */
export default function DocSidebarMobile(): null {
  return null;
}
