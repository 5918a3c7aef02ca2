import { translate } from '@docusaurus/Translate';
import type { HitType, NameKind } from '../../core/types';

export function kindWord(kind: HitType | NameKind): string {
  switch (kind) {
    case 'page':
      return translate({ id: 'theme.search.kind.page', message: 'Page' });
    case 'title':
      return translate({ id: 'theme.search.kind.title', message: 'Section' });
    case 'content':
      return translate({ id: 'theme.search.kind.content', message: 'Text' });
    case 'demo':
      return translate({ id: 'theme.search.kind.demo', message: 'Demo' });
    case 'operation':
      return translate({ id: 'theme.search.kind.operation', message: 'Call' });
    case 'parameter':
      return translate({ id: 'theme.search.kind.parameter', message: 'Parameter' });
    case 'field':
      return translate({ id: 'theme.search.kind.field', message: 'Field' });
    case 'entity':
      return translate({ id: 'theme.search.kind.entity', message: 'Entity' });
    default:
      return translate({ id: 'theme.search.kind.error', message: 'Error code' });
  }
}
