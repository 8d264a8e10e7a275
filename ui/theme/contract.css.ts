import { neutralColours } from '@xuekan/core/site'
import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { besideChinese, latin } from './font-families.ts'
import { rem } from './rem.ts'

/** What a colour preset fills (C3.5). */
export const colour = createGlobalThemeContract({
  primary: 'primary',
  primaryHover: 'primary-hover',
  /** A ground for marked parts, always under ink or primary. */
  tint: 'tint',
  /** A hover over any ground. */
  veil: 'veil',
  /** The line under the current menu item, on primary. */
  bottomLine: 'bottom-line',
})

/** What all presets share: ink, paper, faces, scales. */
export const vars = createGlobalThemeContract({
  ink: 'ink',
  /** Secondary text, 9.4:1 on paper. */
  ink2: 'ink2',
  /** Labels and dates, 5.8:1 on paper. */
  ink3: 'ink3',
  paper: 'paper',
  wash: 'wash',
  /** A hairline that only decorates. */
  line: 'line',
  /** Borders of controls, at least 3:1 on paper. */
  edge: 'edge',
  onPrimary: 'on-primary',
  /** Grounds under what is on primary: broad ones, such as the menu bar, and those of actions. */
  bar: 'bar',
  fill: 'fill',
  footer: 'footer',
  /** Ground of highlighted search words. */
  mark: 'mark',
  alert: 'alert',
  sans: 'sans',
  serif: 'serif',
  /** Line height and measure of reading text, by language. */
  lead: 'lead',
  measure: 'measure',
  lift: 'lift',
  radius: 'radius',
  container: 'container',
  gutter: 'gutter',
  space: { 1: 's1', 2: 's2', 3: 's3', 4: 's4', 5: 's5', 6: 's6', 7: 's7', 8: 's8', 9: 's9' },
  text: { 1: 't1', 2: 't2', 3: 't3', 4: 't4', 5: 't5', 6: 't6', 7: 't7' },
})

createGlobalTheme(':root', vars, {
  ink: neutralColours.ink,
  ink2: neutralColours.secondInk,
  ink3: neutralColours.thirdInk,
  paper: neutralColours.paper,
  wash: neutralColours.wash,
  line: '#dfe3e8',
  edge: neutralColours.controlBorder,
  onPrimary: '#fff',
  bar: colour.primary,
  fill: colour.primary,
  footer: '#ebebeb',
  mark: '#fcf1cd',
  alert: '#a4262c',
  ...latin.plain,
  lead: '1.65',
  measure: '70ch',
  lift: '0 1px 2px rgb(20 28 40/.08),0 6px 20px rgb(20 28 40/.12)',
  radius: '4px',
  container: '1200px',
  gutter: '24px',
  space: { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '24px', 6: '32px', 7: '48px', 8: '64px', 9: '96px' },
  text: { 1: rem(13), 2: rem(14), 3: rem(16), 4: rem(18), 5: rem(21), 6: rem(26), 7: rem(32) },
})

const families = ({ sans, serif }: { readonly sans: string; readonly serif: string }) => ({
  [vars.sans]: sans,
  [vars.serif]: serif,
})

// Each language keeps its own fonts and leading; any other language of a full text reads as Latin.
globalStyle('[lang]:not([lang|=zh])', {
  vars: {
    ...families(latin.plain),
    [vars.lead]: '1.65',
    [vars.measure]: '70ch',
  },
})
globalStyle('[lang|=zh]', {
  vars: {
    ...families(besideChinese.plain),
    [vars.lead]: '1.8',
    [vars.measure]: '36em',
  },
})

// A page whose browser has the web fonts already (`app/browser/before-paint.ts`) is drawn with them from the first.
const withFonts = (language: string) => `[data-fonts]${language}, [data-fonts] ${language}`
globalStyle(withFonts('[lang]:not([lang|=zh])'), { vars: families(latin.withWebFonts) })
globalStyle(withFonts('[lang|=zh]'), { vars: families(besideChinese.withWebFonts) })
