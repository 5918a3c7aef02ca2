import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { selectPlural } from '../core/selectPlural';

/** Returns a selector of plural forms like `{count} field|{count} fields` for the current locale. */
export function usePlural(): (count: number, message: string) => string {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (count, message) => selectPlural(currentLocale, count, message);
}
