/**
 * Runs before the first paint, after the classic theme's script, which reads an empty storage as "follow the system".
 * So the first visit stores the default mode and a mark; later, empty means that the reader chose the system.
 */
export function colourScript(storage: 'localStorage' | 'sessionStorage', key: string, mode: 'light' | 'dark'): string {
  const mark = JSON.stringify(`${key}-default`);
  const name = JSON.stringify(key);
  return `(function(){var root=document.documentElement,first=false;
try{var store=window.${storage};
if(!store.getItem(${mark})){first=!store.getItem(${name});if(first)store.setItem(${name},"${mode}");store.setItem(${mark},"1")}
}catch(e){first=true}
var choice=root.getAttribute("data-theme-choice");
if(choice==="system"?first:choice!=="light"&&choice!=="dark"){root.setAttribute("data-theme","${mode}");root.setAttribute("data-theme-choice","${mode}")}
})();`;
}
