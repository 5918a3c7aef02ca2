import { escapeHtml } from '../../shared/core/escapeHtml';
import { NOTICE_ID } from './noticeId';

/**
 * What a served page does before its own scripts come.
 *
 * Its buttons do nothing before React listens. The last one that a reader presses until then is pressed again when the page is
 * hydrated; meanwhile, the bar of a page that is being loaded says that something happens. From the moment that Docusaurus has
 * its root, React acts on presses itself: pressed again, a button would close what it has opened.
 *
 * If the scripts do not come, or cannot run, it shows the notice of the page: by `DOMContentLoaded`, deferred scripts have run.
 */
export const SERVED_SCRIPT = `(function(){
var root=document.documentElement,pressed,bar;
function keep(event){
var button=event.target.closest&&event.target.closest("button[type=button]:not(:disabled)");
if(!button)return;
pressed=window.docusaurusRoot?undefined:button;
if(bar||!pressed)return;
bar=document.createElement("div");bar.id="nprogress";
bar.append(document.createElement("div"));bar.firstChild.className="bar";document.body.append(bar)
}
function stop(){
document.removeEventListener("click",keep,true);
if(bar)bar.remove()
}
function act(changes,observer){
if(root.dataset.hasHydrated!=="true")return;
observer.disconnect();stop();
if(pressed&&pressed.isConnected)pressed.click()
}
function tell(){
if(window.docusaurus)return;
stop();
var notice=document.getElementById("${NOTICE_ID}");
notice.querySelector("button").addEventListener("click",function(){location.reload()});
notice.hidden=false;
if(notice.showPopover)notice.showPopover()
}
document.addEventListener("click",keep,true);
document.addEventListener("DOMContentLoaded",tell);
new MutationObserver(act).observe(root,{attributeFilter:["data-has-hydrated"]})
})();`;

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
