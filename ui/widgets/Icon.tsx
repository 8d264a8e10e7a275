import { icon, iconSmall } from './icon.css.ts'

/** Drawn on a grid of 24 with a stroke of 1.5. */
const paths = {
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M16 16l4.5 4.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9.5l6 6 6-6',
  user: 'M12 4.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c.9-3.6 3.8-5.5 7.5-5.5s6.6 1.9 7.5 5.5',
  right: 'M9.5 6l6 6-6 6',
  left: 'M14.5 6l-6 6 6 6',
  top: 'M12 20V6M6.5 11.5L12 6l5.5 5.5M5 3h14',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  quote: 'M10 7H5v6h5V7c0 5-1.5 8-4 10M19.5 7h-5v6h5V7c0 5-1.5 8-4 10',
  share: 'M12 14V4M8.5 7.5L12 4l3.5 3.5M6 11.5H5V20h14v-8.5h-1',
  save: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.5v5h-5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  basket: 'M3.5 13.5h5L10 16.5h4l1.5-3h5M6 5h12l2.5 8.5V19h-17v-5.5z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5',
  rss: 'M5 11.5a7.5 7.5 0 0 1 7.5 7.5M5 5.5A13.5 13.5 0 0 1 18.5 19M6 18.5h.01',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 11v5M12 8h.01',
  warning: 'M12 4.5L21 20H3zM12 10.5v4.5M12 17.5h.01',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 7.5V12l3 2',
  figure: 'M4 5h16v14H4zM4 16l5-5 4 4 3-2.5 4 3.5M15.5 9h.01',
  pdf: 'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M12.5 11v6M10 14.5l2.5 2.5 2.5-2.5',
  bookmark: 'M7 4.5h10v15.5l-5-4-5 4z',
  more: 'M5.5 12h1M11.5 12h1M17.5 12h1',
  columns: 'M4 5h7v14H4zM13 5h7v14h-7z',
  qr: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h2v2M19.5 13.5v6h-6M16.5 17h.01',
} as const

export type IconName = keyof typeof paths

export const iconNames = Object.keys(paths) as readonly IconName[]

/** Always beside or inside something that is named: hidden from screen readers. */
export function Icon({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) {
  return (
    <svg className={small ? iconSmall : icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
