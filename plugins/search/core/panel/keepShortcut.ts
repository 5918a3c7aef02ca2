import { isSearchShortcut } from './shortcut';

/**
 * Shortcuts of the served page do nothing before React listens. Until then, this script focuses the field, which keeps what is
 * typed, or presses the button of small windows, which the runtime plugin keeps.
 */
export const KEEP_SHORTCUT = `(function(){
var isShortcut=${String(isSearchShortcut)};
document.addEventListener("keydown",function(event){
if(document.documentElement.dataset.hasHydrated==="true")return;
var target=event.target,isTyping=target.isContentEditable||target.matches&&target.matches("input,textarea,select");
if(!isShortcut(event,{isMac:/^(Mac|iP)/.test(navigator.platform),isTyping:isTyping}))return;
var field=document.querySelector(".search input"),button=document.querySelector(".search-open");
event.preventDefault();
if(field&&field.getClientRects().length)field.focus();else if(button)button.click()
})
})();`;
