import { describe, expect, it } from 'vitest'

/** Sanitises, wherever the sanitiser lives. */
export type Sanitise = (untrusted: string) => string | Promise<string>

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<p style="position:fixed" onclick="alert(1)">x</p>',
  '<form><input name=attributes></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<',
  '',
  '<p',
  '<b><i></b></i>',
]

/** What every Sanitiser keeps. */
export function sanitiserSuite(name: string, sanitise: Sanitise): void {
  describe(`Sanitiser: ${name}`, () => {
    it.each(attacks)('leaves nothing that runs in %j', async (attack) => {
      const tags = (await sanitise(attack)).match(/<[^>]*>?/g) ?? []
      const live = tags.filter((tag) =>
        /^<\/?(?:script|iframe|svg|style|form|input|object|embed)\b|\son\w+=|javascript:|\sstyle=/i.test(tag),
      )
      expect(live).toEqual([])
    })

    it('keeps paragraphs, emphasis and indices', async () => {
      const html = '<p>CO<sub>2</sub> is <em>not</em> x<sup>2</sup></p>'
      expect(await sanitise(html)).toBe(html)
    })

    it('changes nothing the second time', async () => {
      for (const attack of attacks) {
        const once = await sanitise(`<p>${attack.replace('<', '')} plain</p>`)
        expect(await sanitise(once)).toBe(once)
      }
    })
  })
}
