import { html2sketch, loadDomToSvg } from '@generated/demos/default/tools.js';
import { copyText } from '../../shared/browser/copyText';
import { trustScript } from '../../shared/browser/trusted';
import type { Outcome } from './outcome';

export type DesignFormat = 'group' | 'symbol' | 'svg';

/** The parts of html2sketch that are used. It has no types for its browser build. */
interface Html2Sketch {
  nodeToGroup(element: Element): Promise<{ toSketchJSON(): object }>;
  nodeToSymbol(element: Element): Promise<{ toSketchJSON(): object }>;
}

declare global {
  interface Window {
    html2sketch?: Html2Sketch;
  }
}

/** Copies what is shown, for a design app. The format is one whose tool is there: see `chooseActions`. */
export async function copyDesign(format: DesignFormat, canvas: HTMLElement, name: string): Promise<Outcome> {
  const element = shownIn(canvas);
  const making = format === 'svg' ? toSvg(element) : toSketch(format, element);
  try {
    await copyText(making);
    return { kind: 'copied' };
  } catch {
    return { kind: 'refused', text: await making, fileName: `${name}.${format === 'svg' ? 'svg' : 'json'}` };
  }
}

/** The component, also of a demo in a frame. */
function shownIn(canvas: HTMLElement): HTMLElement {
  const inside = canvas.querySelector('iframe')?.contentDocument;
  return inside?.querySelector<HTMLElement>('main') ?? canvas;
}

async function toSvg(element: HTMLElement): Promise<string> {
  if (!loadDomToSvg) throw new Error('dom-to-svg is not installed.');
  const { elementToSVG, inlineResources } = await loadDomToSvg();
  const { documentElement } = elementToSVG(element);
  await inlineResources(documentElement);
  return new XMLSerializer().serializeToString(documentElement);
}

async function toSketch(format: 'group' | 'symbol', element: HTMLElement): Promise<string> {
  const { nodeToGroup, nodeToSymbol } = window.html2sketch ?? (await loadTool(html2sketch));
  const layer = await (format === 'group' ? nodeToGroup(element) : nodeToSymbol(element));
  return JSON.stringify(layer.toSketchJSON());
}

function loadTool(src = ''): Promise<Html2Sketch> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustScript(src);
    script.addEventListener('load', () => {
      if (window.html2sketch) resolve(window.html2sketch);
      else reject(new Error(`${src} does not define html2sketch.`));
    });
    script.addEventListener('error', () => reject(new Error(`${src} cannot be loaded.`)));
    document.head.append(script);
  });
}
