import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { PageSection } from '../../../plugins/openapi/core/pages/site/types';
import ApiChanges from '../../../plugins/openapi/theme/ApiChanges';
import ApiChangesFilter from '../../../plugins/openapi/theme/ApiChangesFilter';

declare global {
  interface Window {
    show(sections: PageSection[]): void;
  }
}

let root: Root | undefined;

/** Shows the sections of a changelog as its page does. */
window.show = (sections) => {
  root ??= createRoot(document.body.appendChild(document.createElement('main')));
  const shown = sections.map(({ id, title, component, data }) => (
    <section key={id} id={id}>
      {component === 'ApiChangesFilter' ? <ApiChangesFilter data={data as never} /> : <h2>{title}</h2>}
      {component === 'ApiChanges' && <ApiChanges data={data as never} />}
    </section>
  ));
  flushSync(() => root?.render(shown));
};
