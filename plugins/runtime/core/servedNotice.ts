import { escapeHtml } from '../../shared/core/escapeHtml';

export const NOTICE_ID = 'load-notice';

/**
 * The notice that a part of the page could not be loaded, hidden. It comes with the page, since the scripts may be what is lost.
 * As a popover, it can be read without styles, too.
 */
export function servedNotice({ title, reload }: { title: string; reload: string }) {
  return {
    tagName: 'div',
    attributes: { id: NOTICE_ID, class: 'load-notice', role: 'alert', popover: 'manual', hidden: true },
    innerHTML: `<p class="load-notice-text"><strong>${escapeHtml(title)}</strong> <span></span></p><button type="button" class="load-notice-reload">${escapeHtml(reload)}</button>`,
  };
}
