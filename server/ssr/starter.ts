// The inline script that fetches the client: after the page has loaded and is idle, or at the first touch.
// Until then links and forms are the browser's own, so nothing a person does is lost.

export const starterScript = (entry: string): string =>
  `(()=>{let d;const go=()=>{d||(d=1,import(${JSON.stringify(entry)}))};` +
  // Two frames: the first paint is over before the first byte of script is asked for.
  `const idle=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>(window.requestIdleCallback||((f)=>setTimeout(f,50)))(go,{timeout:1500})));` +
  `document.readyState==='complete'?idle():addEventListener('load',idle);` +
  `for(const e of['pointerdown','keydown','touchstart'])addEventListener(e,go,{once:true,passive:true})})()`

/** In development Vite's client and the refresh runtime come first, and at once. */
export const developmentStarter = (entry: string): string =>
  `import('/@vite/client').then(()=>import('/@react-refresh')).then((r)=>{const R=r.default;` +
  `R.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t;return import(${JSON.stringify(entry)})})`
