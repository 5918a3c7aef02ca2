import type { ListItem, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { type Diagram, drawDiagram } from '../../../docs';
import type { FlowPart } from '../../../openapi';
import { parseMarkdown } from '../../../shared/core/description/renderMarkdown';
import type { Step, Workflow } from '../types';
import { type FlowCode, flowCode } from './flowCode';
import { flowDiagram } from './flowDiagram';
import { flowPath } from './flowPage';
import { element } from './html';
import { stepAnchor } from './stepAnchor';
import type { FlowPageContext } from './types';

/** What hand-written pages show of a workflow. */
export function flowPart(workflow: Workflow, context: FlowPageContext): FlowPart {
  const path = flowPath(context.routeBase, workflow.id);
  const href = context.linksAt(path).page(path);
  return {
    diagram: (id) => [writeFigure(flowDiagram(workflow, context, 'titles'), `flow-${id}`, href)],
    code: () => {
      const code = flowCode(workflow, href, context);
      return code ? [sampleElement(code)] : [];
    },
    steps: () => [
      {
        type: 'list',
        ordered: true,
        spread: false,
        children: workflow.steps.map((step) => writeStep(step, href, context)),
      },
    ],
  };
}

/** As a page may write it. */
function sampleElement(code: FlowCode): MdxJsxFlowElement {
  const data = { type: 'mdxJsxAttribute' as const, name: 'data', value: JSON.stringify(code) };
  return { type: 'mdxJsxFlowElement', name: 'ApiSample', attributes: [data], children: [] };
}

/** Its title leads to the page of the workflow. */
function writeFigure(diagram: Diagram, id: string, href: string): RootContent {
  const { tagName, properties, children } = drawDiagram(diagram, id);
  const linked = children.map((child) =>
    child.type === 'element' && child.tagName === 'figcaption'
      ? { ...child, children: [element('a', { href }, diagram.title)] }
      : child,
  );
  return {
    type: 'blockquote',
    children: [],
    data: { hName: tagName, hProperties: properties, hChildren: linked },
  };
}

function writeStep(step: Step, href: string, { translate, titleOf }: FlowPageContext): ListItem {
  const [first, ...others] = step.description === undefined ? [] : parseMarkdown(translate(step.description)).children;
  const title: RootContent = {
    type: 'link',
    url: `${href}#${stepAnchor(step.id)}`,
    children: [{ type: 'text', value: titleOf(step) }],
  };
  const said = first?.type === 'paragraph' ? first.children : [];
  const rest = said.length > 0 ? others : first ? [first, ...others] : [];
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [title, ...(said.length > 0 ? [{ type: 'text' as const, value: ': ' }, ...said] : [])],
      },
      ...(rest as ListItem['children']),
    ],
  };
}
