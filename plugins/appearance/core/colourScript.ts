/**
 * Runs before the first paint, after the classic theme's script, which reads an empty storage as "follow the system".
 * So the first visit stores `light` and a mark; later, empty means that the reader chose the system.
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
