import type { PageWords } from './core/pages/options';
import { ENGLISH_COMMENTS } from './core/samples/comments';

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
    failures: 'Errors',
    failuresLede: 'What most calls return when they fail. Other errors are described with their calls.',
    commonFailures: 'Same for most calls',
    moreTypes: 'inner types',
    general: 'General',
    calls: 'All calls',
    webhooks: 'Webhooks',
    inCalls: '{count} calls',
    inPlaces: '{count} places',
    samples: ENGLISH_COMMENTS,
  },
  zh: {
    start: '入门',
    overview: '概览',
    models: '数据模型',
    modelsAt: '数据模型',
    modelsLede: '接口的全部命名类型：字段说明，以及在哪里使用。',
    errors: '错误码',
    errorsLede: '接口可能返回的全部错误码：含义、原因与处理办法。',
    failures: '错误',
    failuresLede: '多数接口失败时的返回结果。其他错误见各个接口的说明。',
    commonFailures: '多数接口相同',
    moreTypes: '内部类型',
    general: '通用',
    calls: '全部接口',
    webhooks: 'Webhook',
    inCalls: '{count} 个接口',
    inPlaces: '{count} 处',
    samples: {
      pause: '两次调用至少间隔 {seconds} 秒。',
      stopFlag: '设为 false 即停止。',
      stopLoop: '得到所等的结果后，用 break 退出循环。',
      stopKey: '按 Ctrl+C 停止。',
      pollUntil: '反复调用，直到 `onData` 返回 false。',
      success: '返回结果中有 {success} 即为成功。',
      curlVersion: '--url-query 需要 curl 7.87 或更高版本。',
      nodeVersion: 'Node.js 20 或更高版本，ES 模块（.mjs）。',
      httpErrors: '状态码为 4xx 或 5xx 时抛出 HTTPError。',
      objectUrl: '用作图片的 src，之后调用 URL.revokeObjectURL(objectUrl)。',
      errorFile: '调用失败时，保存下来的可能是 JSON 而不是文件。',
      browserCookies: '脚本不能设置 Cookie：浏览器会发送服务器已设置的 Cookie（{names}）。',
      scriptCookies: '脚本不能设置 Cookie（{names}）：浏览器会自动发送，小游戏则没有 Cookie。',
      noCookies: '小游戏不能设置 Cookie（{names}）：请从服务器调用。',
      noMethod: '{api} 不支持 {method}：请从服务器调用。',
      noBody: '{api} 的 {method} 请求不发送请求体。',
      noBodyUseServer: '{api} 的 {method} 请求不发送请求体：请从服务器调用。',
      noBodyUseNode: '{api} 的 {method} 请求不发送请求体：此调用请使用 node:https。',
      oneFile: '{api} 只能用 POST 发送一个文件：需要更多时，请从服务器调用。',
      formDataInBrowsers: '只有浏览器提供 FormData：小游戏请用 wx.uploadFile 或同类接口上传。',
    },
  },
};

/** The words in a locale's language; English where there are none. */
export function pageWords(locale: string): PageWords {
  return { ...WORDS.en, ...WORDS[locale.split('-')[0] ?? ''] } as PageWords;
}
