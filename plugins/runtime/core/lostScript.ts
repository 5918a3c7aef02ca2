const FILE = '404.html';

/**
 * The script of a 404 page. Hosts serve one such page for addresses in all languages: this leads to the one in the language
 * of the address, where it restores the address. `homes`: the base of each language. Without such a page, nothing happens.
 * One text for all languages, and so one hash in a policy: the element says which language is its own.
 */
export function lostScript(homes: readonly string[]): string {
  return `(function(homes,own,file){
var place=location,path=place.pathname,home=own;
for(var other of homes)if((path+"/").startsWith(other)&&(!path.startsWith(home)||other.length>home.length))home=other;
if(path===home+file||path===home+file.slice(0,-5)){
try{var lost=decodeURIComponent(place.hash.slice(1));if(home===own&&lost.startsWith(own))history.replaceState(history.state,"",lost)}catch(e){}
}else if(home!==own){document.documentElement.hidden=true;place.replace(home+file+"#"+encodeURIComponent(path+place.search+place.hash))}
})(${JSON.stringify(homes)},document.currentScript.dataset.home,${JSON.stringify(FILE)})`;
}

/** The page with the script before everything else. */
export function withLostScript(html: string, homes: readonly string[], own: string): string {
  const script = `<script data-home="${own}">${lostScript(homes)}</script>`;
  return html.replace(/<head\b[^>]*>/, (head) => `${head}${script}`);
}
