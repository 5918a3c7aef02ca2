import type { PageWords } from './core/pages/options';

/** The words of generated pages that stand in files, where `translate` cannot reach. */
const WORDS: Record<string, PageWords> = {
  en: {
    start: 'Start',
    overview: 'Overview',
    models: 'Data models',
    modelsAt: 'Data models',
    modelsLede: 'Every named type of the API: its fields, and where it is used.',
    errors: 'Error codes',
    errorsLede: 'Every code that a call can return: what it means, why it comes, and what to do.',
    moreTypes: 'inner types',
    general: 'General',
    calls: 'All calls',
    webhooks: 'Webhooks',
    inCalls: '{count} calls',
    inPlaces: '{count} places',
  },
  zh: {
    start: '入门',
    overview: '概览',
    models: '数据模型',
    modelsAt: '数据模型',
    modelsLede: '接口的全部命名类型：字段说明，以及在哪里使用。',
    errors: '错误码',
    errorsLede: '接口可能返回的全部错误码：含义、原因与处理办法。',
    moreTypes: '内部类型',
    general: '通用',
    calls: '全部接口',
    webhooks: 'Webhook',
    inCalls: '{count} 个接口',
    inPlaces: '{count} 处',
  },
};

/** The words in a locale's language; English where there are none. */
export function pageWords(locale: string): PageWords {
  return { ...WORDS.en, ...WORDS[locale.split('-')[0] ?? ''] } as PageWords;
}
