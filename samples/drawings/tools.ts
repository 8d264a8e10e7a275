import type { Drawing } from './drawing.ts'
import { circle, path, rect, svg, text } from './kit.ts'
import { qrCode } from './kit/qr-code.ts'

/** An entry of the floating toolbar on a 24 grid, drawn with one stroke of one colour. */
const tool =
  (title: string, d: string, ...more: readonly string[]): Drawing =>
  () =>
    svg(24, 24, path(d, { stroke: '#1a1f26', 'stroke-width': 1.6, fill: 'none' }) + more.join(''), {
      title,
      background: 'none',
    })

/** Icons of the floating toolbar, the same for every sample site. */
export const toolDrawings: Readonly<Record<string, Drawing>> = {
  'tool-rss.svg': tool(
    'RSS',
    'M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14',
    circle(6, 18, 1.6, { fill: '#1a1f26' }),
  ),
  'tool-email.svg': tool('E-mail', 'M3.5 6h17v12h-17zM3.500 6.500l8.500 7 8.500-7'),
  'tool-folder.svg': tool('Folder', 'M3.500 6h6l2 2.500h9V18.500h-17zM12 11v5M9.500 13.500h5'),
  'tool-pen.svg': tool('Pen', 'M4 20l1-4.500L16.500 4 20 7.500 8.500 19zM14.500 6l3.500 3.500'),
  'tool-cover.svg': tool('Issue', 'M6 3.500h12v17H6zM9 3.500v17M11.500 8h4'),
  'tool-code.svg': tool(
    'Code to scan',
    'M4 4h6.500v6.500H4zM13.500 4H20v6.500h-6.500zM4 13.500h6.500V20H4zM13.500 13.500h2.500v2.500h-2.500zM17.500 17.500H20V20h-2.500zM20 13.500h-1.500M13.500 20h1.500',
  ),
  'tool-phone.svg': tool(
    'Telephone',
    'M5 4h4l1.500 5-2.500 1.500a11 11 0 0 0 5.500 5.500l1.500-2.500 5 1.500v4c-9 1-16-6-15-15z',
  ),
}

/** What stands for a site in a tab of the browser: one character on its colour. */
export const icon =
  (character: string, colour: string): Drawing =>
  () =>
    svg(
      32,
      32,
      rect(0, 0, 32, 32, { rx: 6, fill: colour }) +
        text(16, 23, character, { size: 20, anchor: 'middle', fill: '#fff' }),
      { title: character, background: 'none' },
    )

/** A code to scan that leads to the home page of a site. */
export const code =
  (sld: string, title: string): Drawing =>
  () =>
    qrCode(`https://${sld}.hengwen.example/`, title, '#1a1f26')
