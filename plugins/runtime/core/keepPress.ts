/**
 * Buttons of the served page do nothing before React listens. The last one that a reader presses until then is pressed again
 * when it does; meanwhile, the bar of a page that is being loaded says that something happens.
 */
export const KEEP_PRESS = `(function(){
var root=document.documentElement,pressed,bar;
function keep(event){
var button=event.target.closest&&event.target.closest("button[type=button]:not(:disabled)");
if(!button)return;
pressed=button;
if(bar)return;
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
