import { translate } from '@docusaurus/Translate';
import ApiSchema from '@theme/ApiSchema';
import Type from '@theme/ApiSchema/Type';
import type { ReactNode } from 'react';
import type { RuleView } from '../../../schema/core/types';

export default function Rules({ rules }: { rules: RuleView[] }): ReactNode {
  return rules.map((rule, index) => {
    const { schema, raw } = rule;
    if (!schema && !raw) {
      return (
        <p key={index} className="api-note">
          <Head rule={rule} />
        </p>
      );
    }
    return (
      <details key={index}>
        <summary>
          <Head rule={rule} />
        </summary>
        {schema && (
          <div className="api-variant">
            <Type type={schema.type} />
            <ApiSchema schema={schema} open />
          </div>
        )}
        {raw && <pre className="api-value">{raw}</pre>}
      </details>
    );
  });
}

function Head({ rule }: { rule: RuleView }): ReactNode {
  const { subject, names } = rule;
  return (
    <span>
      {LABELS[rule.kind]()} {subject && <code>{subject}</code>} {names && <code>{names.join(', ')}</code>}
    </span>
  );
}

const LABELS: Record<RuleView['kind'], () => string> = {
  not: () => translate({ id: 'api.rule.not', message: 'Must not be' }),
  if: () => translate({ id: 'api.rule.if', message: 'If it is' }),
  then: () => translate({ id: 'api.rule.then', message: 'then it is also' }),
  else: () => translate({ id: 'api.rule.else', message: 'otherwise it is also' }),
  dependentRequired: () => translate({ id: 'api.rule.dependentRequired', message: 'Also required with' }),
  dependentSchema: () => translate({ id: 'api.rule.dependentSchema', message: 'Also applies with' }),
  required: () => translate({ id: 'api.rule.required', message: 'Required' }),
  allOf: () => translate({ id: 'api.rule.allOf', message: 'Is also' }),
  content: () => translate({ id: 'api.rule.content', message: 'Text content' }),
  unevaluated: () => translate({ id: 'api.rule.unevaluated', message: 'Everything else' }),
  raw: () => translate({ id: 'api.rule.raw', message: 'Also' }),
};
