/**
 * The script that settles the colours before anything is painted, after the theme's own one in the page's body. The
 * theme knows no default beside "as the system": for it, nothing stored means that. So the first visit stores `light`,
 * and a mark that it did; from then on nothing stored means that the reader chose to follow the system. Where nothing
 * can be stored, or the stored value is none, the colours are light.
 *
 * `key` is where the theme stores the reader's choice, the same in all languages.
 */
export function colourScript(storage: 'localStorage' | 'sessionStorage', key: string): string {
  const mark = JSON.stringify(`${key}-default`);
  const name = JSON.stringify(key);
  return `(function(){var root=document.documentElement,light=false;
try{var store=window.${storage};
if(!store.getItem(${mark})){light=!store.getItem(${name});if(light)store.setItem(${name},"light");store.setItem(${mark},"1")}
}catch(e){light=true}
var choice=root.getAttribute("data-theme-choice");
if(choice==="system"?light:choice!=="light"&&choice!=="dark"){root.setAttribute("data-theme","light");root.setAttribute("data-theme-choice","light")}
})();`;
}
