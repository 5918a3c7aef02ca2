import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { HelmetProvider } from 'react-helmet-async';

/**
 * While a page hydrates, its head is as served. React pauses between components, and Helmet would put what it has seen so far
 * into the head with each frame: for a moment, the title would be that of the site, and the canonical address missing. As soon
 * as all have been seen, Docusaurus changes `data-has-hydrated`, and Helmet brings the head up to date.
 */
if (ExecutionEnvironment.canUseDOM) HelmetProvider.canUseDOM = false;

export function onRouteDidUpdate(): void {
  HelmetProvider.canUseDOM = true;
}
