import { stylesFailed } from '../../core/chunks';

/** The style sheets of the served page that did not arrive: its scripts run after them. */
export function lostStyles(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isLost);
}

/** Browsers keep an empty sheet in place of what did not arrive. Into that of another server, pages cannot look. */
function isLost({ href, sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return new URL(href).origin === window.location.origin;
  }
}

/** Loads a lost style sheet again, in its place. Rejects as bundlers do. */
export function replaceStyles(lost: HTMLLinkElement): Promise<void> {
  const link = document.importNode(lost);
  return new Promise((resolve, reject) => {
    const finish = ({ type }: Event) => {
      if (isLost(link)) {
        link.remove();
        return reject(stylesFailed(link.href, type === 'load' ? 'missing' : type));
      }
      lost.remove();
      resolve();
    };
    link.addEventListener('load', finish);
    link.addEventListener('error', finish);
    lost.after(link);
  });
}
