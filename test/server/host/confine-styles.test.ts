import { describe, expect, it } from 'vitest'
import {
  confineStyles,
  deepestBrackets,
  longestStyles,
  mostSelectors,
} from '../../../server/host/styles/confine-styles.ts'

const inHeader = (css: string): string => confineStyles(css, 'header')
const at = '[data-part="header"]'

describe('confineStyles', () => {
  it('puts every selector below its part of the page [C3.4]', () => {
    expect(inHeader('a, nav > li:hover a::before { color: red }')).toBe(
      `${at} a,${at} nav>li:hover a::before{color:red}`,
    )
    expect(confineStyles('a { color: red }', 'footer')).toBe('[data-part="footer"] a{color:red}')
  })

  it('takes what means the whole page, or the part, for the outermost element of the part [C3.4]', () => {
    for (const whole of [':root', 'html', 'BODY', ':host', ':scope', '&', 'html body', at, `html > ${at}`]) {
      expect(inHeader(`${whole} { color: red }`), whole).toBe(`${at}>*{color:red}`)
    }
    expect(inHeader('html body a, :root > a { color: red }')).toBe(`${at} a,${at}>a{color:red}`)
    expect(inHeader(':root::before, body.home a { color: red }')).toBe(
      `${at}>*::before,${at}>.home a{color:red}`,
    )
    expect(inHeader('* { color: red }')).toBe(`${at} *{color:red}`)
  })

  it('lets no combinator lead out of the part [C3.4]', () => {
    expect(inHeader(`${at} ~ main, ${at} + main { color: red }`)).toBe(`${at}>*~main,${at}>*+main{color:red}`)
    expect(inHeader('body:is(html) ~ main { color: red }')).toBe(`${at}>:is(html)~main{color:red}`)
    for (const out of ['+ main', '~ main', '> main', 'a || b', 'a /deep/ b', 'a >>> b']) {
      expect(inHeader(`${out} { color: red }`), out).toBe('')
    }
  })

  it('drops selectors that it does not know, and keeps those beside them [C3.4]', () => {
    for (const strange of [
      '::part(x)',
      '::slotted(a)',
      ':host(a)',
      ':host-context(a)',
      ':global(a)',
      'a:has(b)',
      'a:not(:has(b))',
      'a:not(& b)',
      'details::details-content',
      'svg|a',
      '[x|y]',
      'a &',
      'ht\\6dl',
      '.a\\:b',
      'a[href="\\00003c"]',
      'a:is()',
    ]) {
      expect(inHeader(`${strange}, i { color: red }`), strange).toMatch(
        /^\[data-part="header"\] i\{color:red\}$|^$/,
      )
    }
    expect(inHeader('a:has(b), i { color: red }')).toBe(`${at} i{color:red}`)
  })

  it('keeps the selectors that only narrow [C3.4]', () => {
    for (const cached of [
      'a[href^="/zh/"i]',
      'a[download]',
      'li:nth-child(2n+1 of.x)',
      'li:nth-child(odd)',
      ':is(a,b):not(.c,#d):where([e])',
      'p:lang(en)',
      'a:before',
      'a b+c~d>e',
    ]) {
      expect(inHeader(`${cached}{color:red}`), cached).toBe(`${at} ${cached}{color:red}`)
    }
  })

  it('keeps what gives a part its looks [C3.4]', () => {
    for (const cached of [
      'color:var(--primary)',
      'background:linear-gradient(90deg,#fff,rgb(0 0 0/50%)) no-repeat',
      'background-image:url(/rc-pub/front/files/get?id=12)',
      'border-bottom:2px solid #8a1f1f',
      'font:600 1rem/1.5 Georgia,"Songti SC",宋体,serif',
      'padding:calc(1px + 2%)',
      'margin:-4px auto',
      'display:grid',
      'grid-template-columns:repeat(2,minmax(0,1fr))',
      'content:"· 刊"',
      'content:none',
      '--site-line:1px solid red',
      'transition:color .2s ease-in',
    ]) {
      expect(inHeader(`a{${cached}}`), cached).toBe(`${at} a{${cached}}`)
    }
  })

  it('drops what could reach out of the part, and keeps what stands beside it [C3.4]', () => {
    for (const dropped of [
      'position:fixed',
      'position:sticky',
      'position:absolute',
      'position:static',
      'POSITION:fixed',
      'position:\\66ixed',
      'p\\6fsition:fixed',
      'p/**/osition:fixed',
      'inset:0',
      'top:0',
      'z-index:9999',
      'float:left',
      'order:1',
      'transform:translateY(100vh)',
      'translate:0 100vh',
      'filter:drop-shadow(0 100vh red)',
      'animation:spin 1s',
      'view-transition-name:main',
      'counter-reset:x',
      'all:initial',
      'display:contents',
      'display:var(--site-x)',
      'display:block flow',
      '*zoom:1',
      '_height:1px',
      'behavior:url(#x)',
      '--primary:red',
      '--x:red',
      '--site-x:{a:b}',
      '--site-x:;',
      '-moz-binding:url(#x)',
    ]) {
      expect(inHeader(`a{color:red;${dropped};opacity:1}`), dropped).toBe(`${at} a{color:red;opacity:1}`)
    }
  })

  it('loads nothing but the stored files of the site [C3.4]', () => {
    for (const value of [
      'url(//evil.example/x)',
      'url("https://evil.example/x")',
      'url(https\\3a //evil.example/x)',
      'url("/\\\\evil.example")',
      'URL(//evil.example/x)',
      'url(data:image/png;base64,AA)',
      'url(x.png)',
      'url(/logout)',
      'url(/rc-pub/front/files/../logout)',
      'url(/rc-pub/front/files/%2e%2e/logout)',
      'url(/rc-pub/front/files/get?id=1#x)',
      'url(javascript:alert(1))',
      'image-set("//evil.example/x" 1x)',
      'image("//evil.example/x")',
      'src("//evil.example/x")',
      'url(attr(href))',
      'attr(href url)',
      'element(#main)',
      'env(x)',
      'expression(alert(1))',
      'cross-fade(url(//evil.example/x), red)',
      'var(--site-x, url(//evil.example/x))',
    ]) {
      expect(inHeader(`a{background:${value}}b{--site-y:${value}}`), value).toBe('')
    }
    for (const property of ['cursor', 'content', 'border', 'color', 'transition']) {
      expect(inHeader(`a{${property}:url(/rc-pub/front/files/get?id=1)}`), property).toBe('')
    }
  })

  it('drops texts that could end what holds them [C3.4]', () => {
    for (const text of ['</style>', '\\3c/style>', '\\a ', 'a\\\\']) {
      expect(inHeader(`a{content:"${text}"}`), text).toBe('')
      expect(inHeader(`a[title="${text}"]{color:red}`), text).toBe('')
      expect(inHeader(`a{font-family:"${text}"}`), text).toBe('')
    }
    expect(inHeader('a{content:attr(title)}')).toBe('')
    expect(inHeader('a{content:counter(x)}')).toBe('')
  })

  it('keeps @media, with its rules confined, and no other rule that begins with @ [C3.4]', () => {
    expect(
      inHeader('@media (width<600px) and (min-width: 1px), not print { a{color:red} @import "x"; }'),
    ).toBe(`@media (width<600px) and (min-width:1px),not print{${at} a{color:red}}`)
    expect(inHeader('@MEDIA screen{@media (color){body{color:red}}}')).toBe(
      `@media screen{@media (color){${at}>*{color:red}}}`,
    )
    for (const rule of [
      '@import "//evil.example/x";',
      '@import url(x) layer(y);',
      '@charset "utf-8";',
      '@namespace x "y";',
      '@font-face{font-family:x;src:url(x)}',
      '@keyframes x{to{color:red}}',
      '@layer x{a{color:red}}',
      '@property --site-x{syntax:"*";inherits:false}',
      '@supports (color:red){a{color:red}}',
      '@container (width>1px){a{color:red}}',
      '@scope (main){a{color:red}}',
      '@page{margin:0}',
      '@media{a{color:red}}',
      '@media foo(bar){a{color:red}}',
      '@media screen{}',
      '@media screen;',
      '@media (a\\62:1px){a{color:red}}',
      '@media s\\63reen{a{color:red}}',
      '@media (width:1p\\78){a{color:red}}',
    ]) {
      expect(inHeader(`${rule} i{color:red}`), rule).toBe(`${at} i{color:red}`)
    }
  })

  it('drops nested rules, !important, comments, and rules of which nothing is left [C3.4]', () => {
    expect(inHeader('a{color:red!important;& b{color:blue}}')).toBe(`${at} a{color:red}`)
    expect(inHeader('/* a */ a /* b */ { /* c */ color /* d */ : /* e */ red } i{} u{position:fixed}')).toBe(
      `${at} a{color:red}`,
    )
  })

  it('reads on after what cannot be read [C3.4]', () => {
    expect(inHeader('a{color:red')).toBe(`${at} a{color:red}`)
    expect(inHeader('} a{color:red} i{color:blue}')).toBe(`${at} i{color:blue}`)
    expect(inHeader('a{color:"x\n;opacity:1}')).toBe(`${at} a{opacity:1}`)
    expect(inHeader('a{color:red}</style><script>alert(1)</script> i{color:blue}')).toBe(`${at} a{color:red}`)
    expect(inHeader('a\0{color:red}')).toBe(`${at} a\u{fffd}{color:red}`)
    expect(inHeader('a{font-family:x\u{d800}}')).toBe(`${at} a{font-family:x\u{fffd}}`)
    expect(inHeader('a{color:red}\r\n\fb{color:red}')).toBe(`${at} a{color:red}\n${at} b{color:red}`)
  })

  it('answers nothing for what is too long or too deep, and leaves out what comes after too many [C3.4]', () => {
    const padded = (length: number): string => `a{color:red}${' '.repeat(length - 12)}`
    expect(inHeader(padded(longestStyles))).toBe(`${at} a{color:red}`)
    expect(inHeader(padded(longestStyles + 1))).toBe('')

    const nested = (depth: number): string =>
      `a{width:${'calc('.repeat(depth - 1)}1px${')'.repeat(depth - 1)}}`
    expect(inHeader(nested(deepestBrackets))).not.toBe('')
    expect(inHeader(nested(deepestBrackets + 1))).toBe('')
    for (const bracket of ['(', '[', '{', 'calc(', '(]', '@media{', ':not(']) {
      expect(inHeader(bracket.repeat(5_000)), bracket).toBe('')
    }

    const count = (css: string): number => inHeader(css).split(at).length - 1
    expect(count('a{top:0;gap:0}'.repeat(mostSelectors))).toBe(mostSelectors)
    expect(count('a{top:0;gap:0}'.repeat(mostSelectors + 1))).toBe(mostSelectors)
    expect(count(`${'a,'.repeat(mostSelectors)}a{gap:0}b{gap:0}`)).toBe(1)
    const short = `${at} i{gap:0}`
    const filler = (length: number): string => `.${'b'.repeat(length - `${at} .{gap:0}`.length)}{gap:0}`
    const exact = longestStyles - short.length - 2
    expect(inHeader(`${filler(exact)}i{gap:0}`)).toHaveLength(longestStyles - 1)
    expect(inHeader(`${filler(exact + 1)}i{gap:0}`)).toHaveLength(exact + 1)
    expect(inHeader(`${filler(exact)}@media tv{i{gap:0}}`)).toHaveLength(exact)
    expect(inHeader(`${filler(exact - '@media tv{}'.length - 1)}@media tv{i{gap:0}}`)).toHaveLength(
      longestStyles - 2,
    )
  })
})
