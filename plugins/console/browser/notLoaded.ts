import { translate } from '@docusaurus/Translate';

/** Says that what an operation needs could not be fetched. */
export function notLoaded(): string {
  return translate({
    id: 'console.notLoaded',
    message: 'The form could not be loaded. Check your connection, then try again.',
  });
}
