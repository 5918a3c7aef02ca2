import { isClearVerb } from './verbs';

/** Spellings of words with inner capitals, which are never split. */
const MIXED_CASE = [
  ...['OAuth', 'OpenID', 'IPv4', 'IPv6', 'iOS', 'iPad', 'iPhone', 'macOS', 'watchOS', 'tvOS', 'iCal', 'eBay'],
  ...['GitHub', 'GitLab', 'GraphQL', 'JavaScript', 'TypeScript', 'MongoDB', 'MySQL', 'PostgreSQL', 'NoSQL'],
  ...['OpenAPI', 'OpenAI', 'PayPal', 'YouTube', 'LinkedIn', 'WhatsApp', 'WebRTC', 'VoIP', 'SaaS', 'PaaS', 'IaaS'],
];

/** Always in capitals. */
const ACRONYMS =
  'ACH ACL API ARN ASN AWS BIC CDN CIDR CLI CNAME CORS CPU CRM CSR CSS CSV DHCP DLP DNS EKM ERP EULA FAQ FTP GCP GDPR GIF GPU GUID HIPAA HMAC HTML HTTP HTTPS IAM IBAN ID IP ISBN JPEG JPG JQL JSON JWK JWKS JWT KMS KYC LAN LDAP MFA MMS NAT NFC NFT OIDC OTP PCI PDF PGP PNG RAM RBAC RPC RSA RSS SAML SCIM SDK SIP SKU SLA SMS SMTP SQL SSH SSL SSN SSO SVG TCP TLS TOTP TTL UDP UI URI URL URN USB UTC UUID UX VAT VLAN VM VOD VPC VPN VRF WAN XML YAML'.split(
    ' ',
  );

const SPELLING = new Map([...MIXED_CASE, ...ACRONYMS].map((word) => [word.toLowerCase(), word]));

const MIXED = `(?:${MIXED_CASE.join('|')})`;

/** In order: a listed word; an acronym in the plural, `APIs`; one before a word, `HTTPResponse`; a word. */
const WORD = new RegExp(
  `${MIXED}s?\\d*(?!\\p{Ll})|\\p{Lu}{2,}s(?!\\p{Ll})|(?:(?!${MIXED})\\p{Lu})+(?=${MIXED}|\\p{Lu}\\p{Ll})|\\p{Lu}+[^\\p{Lu}]*|[^\\p{Lu}]+`,
  'gu',
);

/** `listAPIKeys` -> `list`, `API`, `Keys`. Keeps letters and digits of all scripts. */
export function splitWords(name: string): string[] {
  const runs = name.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return runs.flatMap((run) => run.match(WORD) ?? []);
}

/** `VPC`, `VPCs`, `EC2`, `S3`, but no version. */
const ACRONYM = /^(?!V\d+$)(?:\p{Lu}[\p{Lu}\p{N}]+s?)$/u;

export function joinTitle(words: string[]): string {
  const isShouting = words.join('').length > 4 && words.every((word) => word === word.toUpperCase());
  const text = words.map((word) => spell(word, isShouting)).join(' ');
  const [first = ''] = words;
  return SPELLING.has(first.toLowerCase()) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

function spell(word: string, isShouting: boolean): string {
  const lower = word.toLowerCase();
  const [, stem = lower, end = ''] = /^(.+?)(\d+|s)?$/.exec(lower) ?? [];
  const known = SPELLING.get(lower) ?? (SPELLING.has(stem) ? `${SPELLING.get(stem)}${end}` : undefined);
  return known ?? (!isShouting && ACRONYM.test(word) && !isPlainWord(word) ? word : lower);
}

/** Distinguishes a word in capitals, such as `GET` or `USER`, from an acronym, which has few vowels or is listed. */
function isPlainWord(word: string): boolean {
  const vowels = word.match(/[AEIOU]/g)?.length ?? 0;
  return isClearVerb(word) || (/^[A-Z]{4,}$/.test(word) && vowels > 1);
}
