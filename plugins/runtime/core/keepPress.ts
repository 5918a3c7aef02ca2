/**
 * Buttons of the served page do nothing before React listens. The last one that a reader presses until then is pressed again
 * when the page is hydrated; meanwhile, the bar of a page that is being loaded says that something happens. From the moment
 * that Docusaurus has its root, React acts on presses itself: pressed again, a button would close what it has opened.
 */
export const KEEP_PRESS = `(function(){
var root=document.documentElement,pressed,bar;
function keep(event){
var button=event.target.closest&&event.target.closest("button[type=button]:not(:disabled)");
if(!button)return;
pressed=window.docusaurusRoot?undefined:button;
if(bar||!pressed)return;
bar=document.createElement("div");bar.id="nprogress";bar.innerHTML='<div class="bar"></div>';document.body.append(bar)
}
function act(changes,observer){
if(root.dataset.hasHydrated!=="true")return;
observer.disconnect();document.removeEventListener("click",keep,true);
if(bar)bar.remove();
if(pressed&&pressed.isConnected)pressed.click()
}
document.addEventListener("click",keep,true);
new MutationObserver(act).observe(root,{attributeFilter:["data-has-hydrated"]})
})();`;
