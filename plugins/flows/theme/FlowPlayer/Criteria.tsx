import { translate } from '@docusaurus/Translate';
import Shown from '@theme/FlowPlayer/Shown';
import type { ReactNode } from 'react';
import type { Cause, Judgement } from '../../core/criteria/judgeCriterion';
import type { Value } from '../../core/expressions/evaluate';

/** Which criteria hold; of one that does not, what was expected and what was found. */
export default function Criteria({ judgements }: { judgements: readonly Judgement[] }): ReactNode {
  if (judgements.length === 0) return null;
  return (
    <ul className="flow-criteria" aria-label={translate({ id: 'flows.criteria', message: 'Criteria' })}>
      {judgements.map(({ criterion, passed, cause }, index) => (
        <li key={index}>
          <span className={passed ? 'api-ok' : 'api-bad'}>
            {passed
              ? translate({ id: 'flows.holds', message: 'Holds' })
              : translate({ id: 'flows.holdsNot', message: 'Does not hold' })}
          </span>{' '}
          <code>{criterion.condition}</code>
          {cause && <Why cause={cause} />}
        </li>
      ))}
    </ul>
  );
}

function Why({ cause }: { cause: Cause }): ReactNode {
  if (cause.kind === 'mistake') {
    return (
      <p className="api-note">
        {mistakeIn(cause)} {cause.message !== '' && <span lang="en">{cause.message.replaceAll('`', '')}</span>}
      </p>
    );
  }
  const found = cause.kind === 'noContext' ? undefined : cause.value;
  return (
    <dl className="flow-values">
      <dt>{translate({ id: 'flows.expected', message: 'Expected' })}</dt>
      <dd>
        <Expected cause={cause} />
      </dd>
      <dt>{translate({ id: 'flows.found', message: 'Found' })}</dt>
      <dd>
        <Found value={found} /> <small>{cause.text}</small>
      </dd>
    </dl>
  );
}

function mistakeIn({ of: type, text }: Extract<Cause, { kind: 'mistake' }>): string {
  switch (type) {
    case 'xpath':
      return translate({ id: 'flows.mistake.xpath', message: 'XPath is not supported.' });
    case 'regex':
      return translate({ id: 'flows.mistake.pattern', message: '{text} is not a regular expression.' }, { text });
    case 'jsonpath':
      return translate({ id: 'flows.mistake.query', message: '{text} is not a JSONPath query.' }, { text });
    case 'simple':
      return translate({ id: 'flows.mistake.condition', message: 'The condition cannot be read.' });
  }
}

function Expected({ cause }: { cause: Exclude<Cause, { kind: 'mistake' }> }): ReactNode {
  if (cause.kind === 'compared') {
    const { operator, expected } = cause;
    return (
      <>
        {operator !== '==' && <code>{operator}</code>} <Found value={expected.value} />{' '}
        {!expected.isLiteral && <small>{expected.text}</small>}
      </>
    );
  }
  if (cause.kind === 'unmatched') {
    return (
      <>
        {translate({ id: 'flows.expected.match', message: 'a text that matches' })} <code>{cause.pattern}</code>
      </>
    );
  }
  if (cause.kind === 'nothingFound') {
    return (
      <>
        {translate({ id: 'flows.expected.query', message: 'something for the query' })} <code>{cause.pattern}</code>
      </>
    );
  }
  return cause.kind === 'untrue'
    ? translate({ id: 'flows.expected.true', message: 'a value that is true' })
    : translate({ id: 'flows.expected.value', message: 'a value' });
}

function Found({ value }: { value: Value }): ReactNode {
  if (value !== undefined) return <Shown value={value} />;
  return translate({ id: 'flows.notThere', message: 'nothing' });
}
