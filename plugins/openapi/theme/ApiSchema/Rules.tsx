import { translate } from '@docusaurus/Translate';
import ApiSchema from '@theme/ApiSchema';
import Type from '@theme/ApiSchema/Type';
import type { ReactNode } from 'react';
import type { RuleView } from '../../core/schema/types';

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
      {label(rule)} {subject && <code>{subject}</code>} {names && <code>{names.join(', ')}</code>}
    </span>
  );
}

function label({ kind }: RuleView): string {
  switch (kind) {
    case 'not':
      return translate({ id: 'api.rule.not', message: 'Must not be' });
    case 'if':
      return translate({ id: 'api.rule.if', message: 'If it is' });
    case 'then':
      return translate({ id: 'api.rule.then', message: 'then it is also' });
    case 'else':
      return translate({ id: 'api.rule.else', message: 'otherwise it is also' });
    case 'dependentRequired':
      return translate({ id: 'api.rule.dependentRequired', message: 'Also required with' });
    case 'dependentSchema':
      return translate({ id: 'api.rule.dependentSchema', message: 'Also applies with' });
    case 'required':
      return translate({ id: 'api.rule.required', message: 'Required' });
    case 'allOf':
      return translate({ id: 'api.rule.allOf', message: 'Is also' });
    case 'content':
      return translate({ id: 'api.rule.content', message: 'Text content' });
    case 'unevaluated':
      return translate({ id: 'api.rule.unevaluated', message: 'Everything else' });
    default:
      return translate({ id: 'api.rule.raw', message: 'Also' });
  }
}
