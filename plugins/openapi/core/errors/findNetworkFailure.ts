/** Why no answer came, as runtimes and browsers word it; the first that matches tells most. */
const FAILURES = {
  address:
    /\bENOTFOUND\b|\bEAI_AGAIN\b|\bgetaddrinfo\b|NAME_NOT_RESOLVED|could not resolve host|UnknownHostException|no such host|name or service not known/i,
  refused: /\bECONNREFUSED\b|connection[ _]refused/i,
  certificate:
    /\bERR_(?:CERT|SSL|TLS)_\w+|\bCERT_[A-Z_]+|SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY|GET_ISSUER)|self[- ]signed certificate|certificate (?:has expired|verify failed|signed by unknown authority)|SSL ?Hand ?shake|TLS 版本/i,
  offline: /INTERNET_DISCONNECTED|\bENETUNREACH\b|\bEHOSTUNREACH\b|ADDRESS_UNREACHABLE|network is unreachable/i,
  timeout:
    /\bE(?:SOCKET)?TIMEDOUT\b|\bECONNABORTED\b|\bCURLE_OPERATION_TIMEDOUT\b|timed?[\s_-]?out(?<!(?:(?:session|login|key|code)[\s_-]*|\.)timed?[\s_-]?out)|(?<!会话|登录|登录态)超时/i,
  closed: /\bECONNRESET\b|\bEPIPE\b|socket hang up|connection[ _](?:reset|closed|aborted)|EMPTY_RESPONSE/i,
  insecure: /mixed (?:\w+ )?content|insecure (?:resource|content|XMLHttpRequest)|混合(?:活动|主动)?内容/i,
  origin: /\bCORS\b|Access-Control-Allow-Origin|cross-origin request blocked/i,
  format: /Unexpected (?:token|end of JSON)|(?:is not|isn't) valid JSON|JSON\.parse:|JSONDecodeError|JSON Parse error/i,
  unknown:
    /failed to fetch|fetch failed|load failed|NetworkError|network (?:error|request failed)|网络(?:错误|异常)|\brequest:fail\b/i,
} satisfies Record<string, RegExp>;

export type NetworkFailure = keyof typeof FAILURES;

/** Names of the failures in addresses of answers. */
export const SHORT_NAMES: Readonly<Record<NetworkFailure, string>> = {
  address: 'ENOTFOUND',
  refused: 'ECONNREFUSED',
  certificate: 'CERT_HAS_EXPIRED',
  offline: 'ENETUNREACH',
  timeout: 'timeout',
  closed: 'ECONNRESET',
  insecure: 'Mixed Content',
  origin: 'CORS',
  format: 'Unexpected token',
  unknown: 'Failed to fetch',
};

export function findNetworkFailure(text: string): NetworkFailure | undefined {
  const kinds = Object.keys(FAILURES) as NetworkFailure[];
  return kinds.find((kind) => FAILURES[kind].test(text));
}
