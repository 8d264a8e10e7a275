import { createRoot } from 'react-dom/client'
import { rootClassOf } from '../../ui/theme/root-class.ts'
import { openBase, type Base } from './base.ts'
import { readWish, styleguideTitle } from './read-wish.ts'
import { Styleguide } from './Styleguide.tsx'

const place = document.getElementById('portal')
const root = place === null ? null : createRoot(place)
let base: Base | null = null

/** Shows what the address asks for. A language has samples of its own; a theme is a class of the page. */
async function show(): Promise<void> {
  const wish = readWish(window.location.search)
  const former = base
  const next = former?.language === wish.language ? former : await openBase(wish.language)
  // the address may have changed meanwhile
  if (readWish(window.location.search).language !== next.language) return next.scope.end()
  base = next
  const { documentElement } = document
  documentElement.lang = wish.language
  documentElement.className = rootClassOf({ themeId: wish.theme, gray: wish.gray })
  document.title = styleguideTitle[wish.language]
  root?.render(<Styleguide key={wish.language} base={next} wish={wish} onGo={go} />)
  if (former !== next) former?.scope.end()
}

function go(address: string): void {
  window.history.pushState(null, '', address)
  void show()
}

window.addEventListener('popstate', () => void show())
void show()
