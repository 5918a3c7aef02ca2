import type { ListItem, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { type Diagram, drawDiagram } from '../../../docs';
import type { FlowPart } from '../../../openapi';
import { toElements } from '../../../shared/core/description/renderMarkdown';
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
        children: workflow.steps.map((step) => writeStep(step, path, context)),
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

function writeStep(step: Step, path: string, { linksAt, translate, titleOf }: FlowPageContext): ListItem {
  const links = linksAt(path);
  const text = step.description === undefined ? '' : links.markdown(translate(step.description));
  const [first, ...others] = toElements(text);
  const said = first?.type === 'element' && first.tagName === 'p' ? first.children : [];
  const rest = said.length > 0 || !first ? others : [first, ...others];
  const title = element('a', { href: `${links.page(path)}#${stepAnchor(step.id)}` }, titleOf(step));
  const line = element('p', {}, title, ...(said.length > 0 ? [': ', ...said] : []));
  return { type: 'listItem', spread: false, children: [], data: { hChildren: [line, ...rest] } };
}
