import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Matches from '@theme/SearchPage/Matches';
import { useSimilar } from '@theme/SearchPage/useSimilar';
import Scope from '@theme/SearchSuggestions/Scope';
import { type ReactNode, useRef } from 'react';
import { LONGEST_QUERY } from '../../core/limits';

/** Results of the site's own index and the word index of `@easyops-cn/docusaurus-search-local`. */
export default function SearchPage(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const { state, version } = useSimilar(field);
  const heading = translate({ id: 'theme.search.page.title', message: 'Search results' });
  return (
    <Layout title={state.text === '' ? heading : `${state.text} - ${heading}`}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="similar">
        <h1>{heading}</h1>
        <p className="similar-intro">
          {translate({
            id: 'theme.search.page.intro',
            message:
              'What is nearest to the query comes first. Other forms of a word count too, and so do small typing mistakes.',
          })}
        </p>
        <form className="similar-form" onSubmit={(event) => event.preventDefault()}>
          <input
            ref={field}
            className="search-input"
            type="search"
            name="q"
            aria-label={translate({ id: 'theme.search.label', message: 'Search' })}
            placeholder={translate({ id: 'theme.search.placeholder', message: 'Type keywords...' })}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={LONGEST_QUERY}
            data-loading={state.isLoading || undefined}
          />
          <span className="search-sign" />
        </form>
        <noscript>
          <p>{translate({ id: 'theme.search.page.script', message: 'Search needs JavaScript.' })}</p>
        </noscript>
        <Scope version={version} />
        <Matches state={state} />
      </main>
    </Layout>
  );
}
