import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import i18n from '@generated/i18n';
import type { Props } from '@theme/NotFound/Content';
import { useAddressLocale } from '@theme/runtime/useAddressLocale';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { wordsOf } from '../../../components/NotFound/findNearest';
import { useNearestPages } from '../../../components/NotFound/useNearestPages';

type Messages = Partial<Record<string, { message: string }>>;

/** Many hosts use one such page for all languages, so it uses the language of the address. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const locale = useAddressLocale();
  const own = locale.id === i18n.currentLocale;
  const [messages, setMessages] = useState<Messages>({});
  useEffect(() => {
    if (!own) void loadMessages(locale.id).then(setMessages);
  }, [own, locale.id]);

  const base = i18n.localeConfigs[i18n.currentLocale]?.baseUrl ?? '/';
  const target = i18n.localeConfigs[locale.id]?.baseUrl ?? base;
  const pages = useNearestPages(base, target);
  const isBrowser = useIsBrowser();

  const texts = {
    'notFound.title': translate({ id: 'notFound.title', message: 'PAGE NOT FOUND' }),
    'notFound.text': translate({
      id: 'notFound.text',
      message: 'The address may be mistyped, or the page may have moved.',
    }),
    'notFound.search': translate({ id: 'notFound.search', message: 'Search' }),
    'notFound.nearest': translate({ id: 'notFound.nearest', message: 'Did you mean one of these pages?' }),
    'notFound.back': translate({ id: 'notFound.back', message: 'Back to homepage' }),
  };
  const say = (id: keyof typeof texts) => messages[id]?.message ?? texts[id];
  return (
    <main
      className={clsx('container margin-vert--xl', className)}
      lang={'notFound.title' in messages ? i18n.localeConfigs[locale.id]?.htmlLang : undefined}
    >
      <PageMetadata title={say('notFound.title')} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{say('notFound.title')}</h1>
      <p>{say('notFound.text')}</p>
      <form action={`${target}search`} className="not-found-search">
        <input
          key={target + String(isBrowser)}
          type="search"
          name="q"
          aria-label={say('notFound.search')}
          defaultValue={isBrowser ? wordsOf(window.location.pathname) : ''}
        />
        <button type="submit">{say('notFound.search')}</button>
      </form>
      {pages.length > 0 && (
        <>
          <h2>{say('notFound.nearest')}</h2>
          <ul>
            {pages.map(({ href, title, area }) => (
              <li key={href}>
                <a href={href}>{title}</a>
                {area && area !== title && <small>{area}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {own ? (
          <Link to="/">{say('notFound.back')}</Link>
        ) : (
          <a href={i18n.localeConfigs[locale.id]?.baseUrl}>{say('notFound.back')}</a>
        )}
      </p>
    </main>
  );
}

async function loadMessages(id: string): Promise<Messages> {
  const file = await import(/* webpackInclude: /[\\/]code\.json$/ */ `../../../i18n/${id}/code.json`).catch(
    () => undefined,
  );
  return (file?.default as Messages | undefined) ?? {};
}
