import { translate } from '@docusaurus/Translate';
import type { HitType, NameKind } from '../../core/types';

export function kindWord(kind: HitType | NameKind): string {
  const words: Record<HitType | NameKind, string> = {
    page: translate({ id: 'theme.search.kind.page', message: 'Page' }),
    title: translate({ id: 'theme.search.kind.title', message: 'Section' }),
    content: translate({ id: 'theme.search.kind.content', message: 'Text' }),
    demo: translate({ id: 'theme.search.kind.demo', message: 'Demo' }),
    operation: translate({ id: 'theme.search.kind.operation', message: 'Call' }),
    parameter: translate({ id: 'theme.search.kind.parameter', message: 'Parameter' }),
    field: translate({ id: 'theme.search.kind.field', message: 'Field' }),
    entity: translate({ id: 'theme.search.kind.entity', message: 'Entity' }),
    error: translate({ id: 'theme.search.kind.error', message: 'Error code' }),
  };
  return words[kind];
}
