import { sidebarPerEntry } from '@livespec/docusaurus/plugin-navigation';

/** One sidebar for each entry of the top navigation. Which there are, the pages say in their front matter. */
export default sidebarPerEntry;
