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

/** Copies what is shown, for a design app. `tool`: the address of html2sketch, which makes groups and symbols. */
export async function copyDesign(
  format: DesignFormat,
  canvas: HTMLElement,
  name: string,
  tool?: string,
): Promise<Outcome> {
  const element = shownIn(canvas);
  const text = format === 'svg' ? await toSvg(element) : await toSketch(format, element, tool ?? '');
  try {
    await navigator.clipboard.writeText(text);
    return { kind: 'copied' };
  } catch {
    return { kind: 'refused', text, fileName: `${name}.${format === 'svg' ? 'svg' : 'json'}` };
  }
}

/** The component, also of a demo in a frame. */
function shownIn(canvas: HTMLElement): HTMLElement {
  const inside = canvas.querySelector('iframe')?.contentDocument;
  return inside?.querySelector<HTMLElement>('main') ?? canvas;
}

async function toSvg(element: HTMLElement): Promise<string> {
  const { elementToSVG, inlineResources } = await import('dom-to-svg');
  const { documentElement } = elementToSVG(element);
  await inlineResources(documentElement);
  return new XMLSerializer().serializeToString(documentElement);
}

async function toSketch(format: 'group' | 'symbol', element: HTMLElement, tool: string): Promise<string> {
  const { nodeToGroup, nodeToSymbol } = window.html2sketch ?? (await loadTool(tool));
  const layer = await (format === 'group' ? nodeToGroup(element) : nodeToSymbol(element));
  return JSON.stringify(layer.toSketchJSON());
}

function loadTool(src: string): Promise<Html2Sketch> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => {
      if (window.html2sketch) resolve(window.html2sketch);
      else reject(new Error(`${src} does not define html2sketch.`));
    });
    script.addEventListener('error', () => reject(new Error(`${src} cannot be loaded.`)));
    document.head.append(script);
  });
}
