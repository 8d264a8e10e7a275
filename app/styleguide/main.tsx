import { createRoot } from 'react-dom/client'
import { rootClassOf } from '../../ui/theme/root-class.ts'
import { openBase, type Base } from './base.ts'
import { readStyleguideRequest, styleguideTitle } from './read-styleguide-request.ts'
import { Styleguide } from './Styleguide.tsx'

const place = document.getElementById('portal')
const root = place === null ? null : createRoot(place)
let base: Base | null = null

/** Shows what the address asks for. A language has samples of its own; a theme is a class of the page. */
async function show(): Promise<void> {
  const request = readStyleguideRequest(window.location.search)
  const former = base
  const next = former?.language === request.language ? former : await openBase(request.language)
  // the address may have changed meanwhile
  if (readStyleguideRequest(window.location.search).language !== next.language) return next.scope.end()
  base = next
  const { documentElement } = document
  documentElement.lang = request.language
  documentElement.className = rootClassOf({ themeId: request.theme, gray: request.gray })
  document.title = styleguideTitle[request.language]
  root?.render(<Styleguide key={request.language} base={next} request={request} onGo={go} />)
  if (former !== next) former?.scope.end()
}

function go(address: string): void {
  window.history.pushState(null, '', address)
  void show()
}

window.addEventListener('popstate', () => void show())
void show()
