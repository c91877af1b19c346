// The inline script that fetches the client: after the page has loaded and is idle, or at the first touch.
// Until then links and forms are the browser's own, so nothing a person does is lost.

// The first paint is over before the first byte of script is asked for; where paints are not told, two frames stand in.
const AFTER_PAINT =
  `(f)=>{const O=window.PerformanceObserver;` +
  `O&&(O.supportedEntryTypes||[]).includes('paint')?` +
  `new O((l,o)=>{if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();f()}}).observe({type:'paint',buffered:true}):` +
  `requestAnimationFrame(()=>requestAnimationFrame(f))}`

// What the entry will import for this page is asked for beside it: on a slow line each further wait is half a second.
const fetchEarly = (scripts: readonly string[]): string =>
  `for(const h of ${JSON.stringify(scripts)}){const l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)}`

// An element, for `import()` would be the inline script's own: a policy that names that one by its hash lets it bring along
// what it creates, and nothing it imports.
const fetchEntry = (entry: string): string =>
  `const s=document.createElement('script');s.type='module';s.async=true;s.src=${JSON.stringify(entry)};document.head.append(s)`

/** `scripts`: addresses of the modules the page is made of, beside the entry. */
export const starterScript = (entry: string, scripts: readonly string[]): string =>
  `(()=>{let d;const go=()=>{if(d)return;d=1;${fetchEntry(entry)};${fetchEarly(scripts)}};` +
  `const idle=()=>(window.requestIdleCallback||((f)=>setTimeout(f,50)))(go,{timeout:1500});` +
  `const painted=${AFTER_PAINT};const ready=()=>painted(idle);` +
  `document.readyState==='complete'?ready():addEventListener('load',ready);` +
  `for(const e of['pointerdown','keydown','touchstart'])addEventListener(e,go,{once:true,passive:true})})()`

/** In development Vite's client and the refresh runtime come first, and at once. */
export const developmentStarter = (entry: string): string =>
  `import('/@vite/client').then(()=>import('/@react-refresh')).then((r)=>{const R=r.default;` +
  `R.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t;return import(${JSON.stringify(entry)})})`
