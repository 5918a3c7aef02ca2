import { useMDXComponents } from '@mdx-js/react';
import { type ComponentType, createElement, type ReactElement, type ReactNode, useContext } from 'react';
import type { LivePart, LiveSection } from '../../../openapi';
import { LivePageContext } from './livePageContext';

type Components = Record<string, ComponentType<{ data: unknown; children?: ReactNode }>>;

interface PartsProps {
  components: Components;
  /** As the page's module has it. */
  children?: ReactNode;
}

/** The text below the title of a generated page: as its module has it or, if that is newer, as the server has sent it. */
export function LiveIntro({ components, children }: PartsProps): ReactNode {
  const page = useContext(LivePageContext);
  const write = useWriter(components);
  if (!page) return listElements(children);
  const { data, introParts } = page;
  const { ApiIntro } = components;
  return [
    ...(data.intro && ApiIntro ? [<ApiIntro key="intro" data={data.intro} />] : []),
    ...(introParts
      ? [createElement('div', { key: 'text', className: 'api-text' }, ...write(introParts, data.texts))]
      : []),
  ];
}

/** The sections of a generated page, in the same way. Their keys and shapes are those of `makeLive`, so that their state stays. */
export function LiveSections({ components, children }: PartsProps): ReactNode {
  const page = useContext(LivePageContext);
  const write = useWriter(components);
  if (!page) return listElements(children);
  const { sections, data } = page;
  return sections.map((section, index) => {
    const { bare, className, component = '', id, parts, seesPage } = section;
    const Shown = components[component];
    const shown = seesPage ? data.sections : data.sections[index];
    return createElement(
      'section',
      { key: id, ...(bare ? { id } : {}), className },
      ...(bare ? [] : write([headingOf(section)])),
      ...(Shown ? [createElement(Shown, { data: shown }, ...write(parts, data.texts))] : []),
    );
  });
}

function headingOf({ id, title, level }: LiveSection): LivePart {
  return { id, title, level };
}

/** Returns a function that writes headings, and the texts below them. */
function useWriter({ ApiText }: Components): (parts: LivePart[], texts?: string[]) => ReactElement[] {
  const written = useMDXComponents() as Record<string, ComponentType<{ id: string; children?: ReactNode }> | undefined>;
  return (parts, texts = []) =>
    parts.flatMap(({ id, title, level, text }) => {
      const tag = `h${level}`;
      return [
        createElement(written[tag] ?? tag, { id }, title),
        ...(text !== undefined && ApiText ? [createElement(ApiText, { data: texts[text] })] : []),
      ];
    });
}

/** Without the line breaks between them. */
function listElements(children: ReactNode): ReactNode {
  return [children].flat().filter((child) => typeof child !== 'string');
}
