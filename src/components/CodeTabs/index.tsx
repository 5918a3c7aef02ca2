import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSampleLanguage } from '@theme/ApiOperation/useSampleLanguage';
import { Children, Fragment, type ReactNode, useId } from 'react';
import './tabs.css';

/** The label of a tab, and the language of API samples that goes with it: readers choose once for the whole site. */
const TABS = {
  js: { label: 'JavaScript', language: 'wx' },
  ts: { label: 'TypeScript', language: 'cocos' },
  node: { label: 'Node.js', language: 'node' },
  python: { label: 'Python', language: 'python' },
};
type Tab = keyof typeof TABS;

interface CodeTabsProps {
  /** One for each code block, separated by commas. */
  tabs: string;
  /** Code blocks. */
  children: ReactNode;
}

/** The same program in several languages; without JavaScript, too. */
export default function CodeTabs({ tabs, children }: CodeTabsProps): ReactNode {
  const names = tabs.split(',').filter((name): name is Tab => name in TABS);
  const blocks = Children.toArray(children).filter((child) => typeof child !== 'string');
  const [language, choose] = useSampleLanguage();
  const group = useId();
  const isBrowser = useIsBrowser();
  const chosen = names.find((name) => TABS[name].language === language) ?? names[0];

  return (
    <fieldset className="api-sample code-tabs">
      <legend>{translate({ id: 'samples.choice', message: 'Platform or language' })}</legend>
      {names.map((name, index) => (
        <Fragment key={name}>
          <input
            type="radio"
            id={`${group}${name}`}
            name={group}
            checked={name === chosen}
            onChange={() => choose(TABS[name].language)}
          />
          <label htmlFor={`${group}${name}`}>{TABS[name].label}</label>
          <div className="code-panel">{!isBrowser || name === chosen ? blocks[index] : null}</div>
        </Fragment>
      ))}
    </fieldset>
  );
}
