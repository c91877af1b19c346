// Markdown as somebody who came to the desk could write it: all that was ever more than text, each with a canary.
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  'vbscript:',
  'data:text/html,',
  'blob:',
  'file:///',
  '&#106;avascript&colon;',
  '&#x6A&#x61;vascript:',
  '%6Aavascript:',
  '\u0001javascript:',
]

const ofScheme = (scheme: string): string[] => [
  `[zz](${scheme}window.canary=10)`,
  `[zz](<${scheme}window.canary=11>)`,
  `![zz](${scheme}window.canary=12)`,
  `<${scheme}window.canary=13>`,
  `[zz][of ${scheme}]\n\n[of ${scheme}]: ${scheme}window.canary=14`,
]

export const HOSTILE_ARTICLE = [
  ...SCHEMES.flatMap(ofScheme),
  '[zz](https://other.example/"onmouseover="window.canary=15)',
  '[zz](/products "\\" onfocus=\\"window.canary=16\\" autofocus=\\"")',
  '[zz](//evil.example/a) [zz](/\\other.example) [zz](\\\\other.example) [zz](https:evil.example)',
  '![zz](https://evil.example/p.svg) ![zz](//evil.example/p.png)',
  '![zz](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+)',
  '![zz" onerror="window.canary=17](/shop-pictures/x.webp)',
  '[![<img src=x onerror=window.canary=18>](javascript:window.canary=19)](javascript:window.canary=20)',
  '&lt;script&gt;window.canary=21&lt;/script&gt; &#60;img src=x onerror=window.canary=22&#62;',
  '<details open ontoggle=window.canary=23><summary>zz</summary></details>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.canary=24&gt;">',
  '<form action=javascript:window.canary=25><button>zz</button></form><base href="https://evil.example/">',
  '<a href="&#x6A;avascript:window.canary=26">zz</a><iframe src="javascript:parent.canary=27"></iframe>',
  '```html"><script>window.canary=28</script>\nzz</code></pre><script>window.canary=29</script>\n```',
  '`<img src=x onerror=window.canary=30>` ~~~<script>window.canary=31</script>~~~',
  '| <svg onload=window.canary=32> | a |\n|---|---|\n| [zz](javascript:window.canary=33) | ![zz](x onerror=1) |',
  '> - 1. ## <script>window.canary=34</script>\n>   - [zz](javascript:window.canary=35)',
  '## "><script>window.canary=36</script> {#x onclick=window.canary=37}',
  '<!-- zz --><style>*{display:none}</style><link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example"><object data=//evil.example></object>',
  `${'['.repeat(60)}zz${'](javascript:window.canary=38)'.repeat(60)}`,
  `${'> '.repeat(80)}${'*'.repeat(81)}<script>window.canary=39</script>${'*'.repeat(81)}`,
].join('\n\n')
