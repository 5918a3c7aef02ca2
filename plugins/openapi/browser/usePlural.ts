import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { selectPlural } from '../core/selectPlural';

export function usePlural(): (count: number, message: string) => string {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (count, message) => selectPlural(currentLocale, count, message);
}
