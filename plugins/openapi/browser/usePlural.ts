import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { selectPlural } from '../core/selectPlural';

/** Chooses the form of a message like `{count} field|{count} fields`, in the language of the site. */
export function usePlural(): (count: number, message: string) => string {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (count, message) => selectPlural(currentLocale, count, message);
}
