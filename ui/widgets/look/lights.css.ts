import {
  lightNeutrals,
  litTheme,
  themeIds,
  themeLights,
  themePreset,
  type ThemeLight,
} from '@xuekan/core/site'
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { themeClass } from '../../theme/presets.css.ts'
import { litColours } from '../../theme/site-theme-rule.ts'
import * as footerName from '../footer/footer-name.css.ts'
import * as footer from '../footer/footer-stack.css.ts'
import * as logo from '../header/logo.css.ts'
import { icons } from '../toolbar/rail-icons.css.ts'
import { image } from '../toolbar/shared.css.ts'

/** The reader's own light over the eleven presets (C3.5). It comes where a reader has chosen one, and never on paper. */

const neutralsOf = (light: ThemeLight): Record<string, string> => {
  const { ink, secondInk, thirdInk, paper, wash, line, controlBorder, mark, alert, footer } =
    lightNeutrals[light]
  return {
    [vars.ink]: ink,
    [vars.ink2]: secondInk,
    [vars.ink3]: thirdInk,
    [vars.paper]: paper,
    [vars.wash]: wash,
    [vars.line]: line,
    [vars.edge]: controlBorder,
    [vars.mark]: mark,
    [vars.alert]: alert,
    [vars.footer]: footer,
    // a shadow alone does not show on a dark ground
    ...(light === 'dark' ? { [vars.lift]: `0 0 0 1px ${line},0 6px 20px rgb(0 0 0/.5)` } : {}),
  }
}

function lightUnder(word: string, light: ThemeLight, media: string): void {
  const on = `[data-look~=${word}]`
  globalStyle(`:root${on}`, {
    '@media': { [media]: { colorScheme: light === 'dark' ? 'dark' : 'light', vars: neutralsOf(light) } },
  })
  for (const id of themeIds)
    globalStyle(`.${themeClass[id]}${on}`, {
      '@media': { [media]: { vars: litColours(litTheme(themePreset(id), light)) } },
    })
  if (light === 'dark') picturesUnder(on, media)
}

/** Pictures are drawn for white paper, and are often without a ground of their own. */
function picturesUnder(on: string, media: string): void {
  const set = (selector: string, rule: GlobalStyleRule): void =>
    globalStyle(`:root${on} ${selector}`, { '@media': { [media]: rule } })
  set('main img', { background: '#fff', borderRadius: '2px' })
  const places = ['row', 'compact', 'fixed', 'masthead', 'phone', 'phoneMasthead'] as const
  const logos = places.map((place) => `${logo.variant[place]} ${logo.picture}`)
  set(`:is(${[...logos, `${footer.onLight} ${footerName.picture}`].join()})`, {
    background: '#fff',
    borderRadius: '2px',
    boxShadow: '0 0 0 4px #fff',
  })
  set(`${icons.control} ${image}`, { filter: 'brightness(0) invert(.8)' })
  // a site's own light ground keeps its hue and little of its light
  set(`${footer.onLight} ${footer.ground}`, { filter: 'brightness(.18)' })
  set(footer.onLight, { color: vars.ink })
}

for (const light of themeLights) lightUnder(light, light, 'screen')
lightUnder('system', 'dark', 'screen and (prefers-color-scheme: dark)')
