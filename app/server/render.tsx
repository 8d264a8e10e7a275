import type { UiLanguage } from '@xuekan/core'
import { constant, createScope } from '@xuekan/core/reactive'
import { formatRoute, printedHead, printSignposts, searchLinkOf, signpostsOf } from '@xuekan/core/route'
import { createShell, dismissedTexts, storage, type Site } from '@xuekan/core/site'
import { renderToString } from 'react-dom/server'
import { firstValueFrom, from, map, merge, ReplaySubject } from 'rxjs'
import type { PageAnswer, PageRequest, RenderPage } from '../../server/host/page-answer.ts'
import { prepareAddedHits } from '../../ui/widgets/results/AddedHitsLater.tsx'
import { prepareMeantOperators } from '../../ui/widgets/results/MeantOperatorsLater.tsx'
import { preparePictureForm } from '../../ui/widgets/picture/PictureFormLater.tsx'
import { preparePersonalInformation } from '../../ui/widgets/personal/PersonalInformationLater.tsx'
import { prepareNamedJournals } from '../../ui/widgets/results/NamedJournalsLater.tsx'
import { prepareTermReadings } from '../../ui/widgets/results/TermReadingsLater.tsx'
import { prepareNoHits } from '../../ui/widgets/results/NoHitsLater.tsx'
import { prepareMissingArticle } from '../../ui/widgets/state/MissingArticleLater.tsx'
import { loadSiteWidgets } from '../../ui/widgets/site-widgets.ts'
import { rootClassOf } from '../../ui/theme/root-class.ts'
import { availablePages, pages } from '../pages/registry.ts'
import { noModels } from '../../ui/binding/lazy-model.ts'
import { printState } from '../portal/hydration-state.ts'
import { PortalApp } from '../portal/PortalApp.tsx'
import type { Translate } from '../../ui/locales/translate.ts'
import type { AssetsOf } from './assets.ts'
import { hasCustomCss } from './custom-css.ts'
import { printDocument } from './document.ts'
import { takeEarlyPicture } from './early-picture.ts'
import { headInputOf } from './head-input-of.ts'
import { openPage, type OpenedPage, type OpenPageOptions } from './open-page.ts'
import type { RequestPorts } from './ports-of-request.ts'
import {
  createRequestNavigation,
  requestViewport,
  noHands,
  noopNotices,
  shellWithoutRequests,
} from './request-ports.ts'
import { answerInPlaceOf, knownLocation, withoutToken } from './answer-in-place.ts'
import { articleIn, loginIn, otherHost, sitesShown, statusOf } from './page-facts.ts'
import { optionalWithin, standardDeadline, type Deadlines } from './timely-ports.ts'

export interface RendererOptions extends OpenPageOptions {
  readonly translate: (language: UiLanguage) => Promise<Translate>
  readonly openRequest: (request: PageRequest) => RequestPorts
  readonly assetsOf: AssetsOf
  /** Addresses of the stylesheets that a site has of its own (C3.4). */
  readonly customCssOf: (siteId: string) => Promise<readonly string[]>
  /** Address of the stylesheet of a site whose colours are not its preset's (C7.10); null for none. */
  readonly themeOf: (site: Pick<Site, 'id' | 'themeId'>) => Promise<string | null>
  /** Milliseconds that a page may take, whatever it waits for. */
  readonly deadline?: number
}

/** A page does not wait longer for the colours of its site, in milliseconds. */
const themeDeadline = 1_000

/** Renders the page of one request; nothing of it outlives the request. */
export function createRenderer(options: RendererOptions): RenderPage {
  const { deadline = standardDeadline } = options
  return async (request) => {
    const ports = options.openRequest(request)
    const whole$ = new ReplaySubject<void>(1)
    const timer = ports.clock.after(deadline).subscribe(whole$)
    try {
      const optional$ = ports.clock.after(optionalWithin(deadline))
      const deadlines = { whole$, optional$ }
      const opened = await openPage(request, ports, deadlines, options)
      if (opened.kind === 'redirect') return opened
      return await renderPage(request, ports, opened, deadlines, options)
    } finally {
      timer.unsubscribe()
    }
  }
}

async function renderPage(
  request: PageRequest,
  ports: RequestPorts,
  opened: OpenedPage,
  deadlines: Deadlines,
  { assetsOf, customCssOf, sites, themeOf, translate }: RendererOptions,
): Promise<PageAnswer> {
  const { shell, language, host, route, isLacking, lost } = opened
  const scope = createScope()
  try {
    const load = pages[route.page]
    if (load === undefined) throw new Error(`No page is built for ${route.page}`)
    const { page } = await load()
    const context = { language, siteId: shell.site.id }
    const theme = firstValueFrom(
      merge(from(themeOf(shell.site)), ports.clock.after(themeDeadline).pipe(map(() => null))),
    )
    const pageContext = {
      context,
      language,
      shell,
      ports: ports.pages,
      ...(lost === null ? {} : { lost }),
      ...(request.submitted === undefined ? {} : { submitted: request.submitted }),
      ...(request.file === undefined ? {} : { file: request.file }),
    }
    const { whole$, optional$ } = deadlines
    /** What came in time; null for what is left out. */
    const inTime = <T,>(coming: Promise<T>): Promise<T | null> =>
      firstValueFrom(merge(from(coming), optional$.pipe(map(() => null))))
    const customCssComing = hasCustomCss(shell) ? inTime(customCssOf(shell.site.id)) : Promise.resolve([])
    // awaited further down, where its failure counts
    customCssComing.catch(() => undefined)
    const settled = await page.settle(pageContext, scope, route, whole$)
    const state = settled.state$.value
    const inPlace = answerInPlaceOf({ route, state, language, address: request.address })
    if (inPlace !== null) return inPlace
    const shown = withoutToken({ route, state })
    const current = { page$: constant({ route, opened: settled }), loading$: constant(false) }
    const navigation = createRequestNavigation(request.address)
    const [t, widgets] = await Promise.all([
      translate(language),
      loadSiteWidgets(shell),
      prepareAddedHits(),
      prepareNoHits(),
      prepareMeantOperators(),
      prepareNamedJournals(),
      prepareTermReadings(),
      prepareMissingArticle(),
      preparePersonalInformation(),
      preparePictureForm(),
    ])
    const shellModel = createShell(
      { ...ports, ...shellWithoutRequests, navigation, viewport: requestViewport },
      scope,
      {
        shell,
        language,
        availablePages,
        route$: constant(route),
        context$: constant(context),
        host,
        notices: noopNotices,
      },
    )
    const location = knownLocation({ route, state }, shellModel.links$.value)
    if (location !== null) return { kind: 'redirect', status: 302, location }
    const portal = { ...shellModel, t, widgets, ...noHands, ...noModels }
    const drawn = renderToString(<PortalApp portal={portal} navigation={navigation} current={current} />)
    const head = settled.head(t)
    const assets = assetsOf(route.page, language, shell)
    const customCss = await customCssComing
    const headInput = await headInputOf(head, opened, { ports, sites, deadlines })
    const html = printDocument({
      head: printedHead(headInput),
      dismissed: {
        name: storage.topBanner.name,
        stored: dismissedTexts(
          shell.site.id,
          (shell.topNews ?? []).map(({ id }) => id),
        ),
      },
      articleId: articleIn(head)?.id ?? '',
      rootClass: rootClassOf(shell.site),
      ...takeEarlyPicture(drawn),
      state: printState(
        {
          version: 1,
          language,
          ...otherHost(host, shell.site),
          shell,
          route: formatRoute(route),
          page: shown.state,
          ...loginIn(shellModel),
        },
        page.prose,
      ),
      assets: { ...assets, styles: [...assets.styles, ...listed(await theme), ...(customCss ?? [])] },
      searchLink: searchLinkOf(headInput),
      iconUrl: shell.header.iconUrl,
    })
    const status = statusOf(route, state)
    const visit = status === 200 ? { siteId: shell.site.id, articleId: articleIn(head)?.id ?? null } : null
    const whole = !isLacking && customCss !== null
    const shared = whole && (status === 200 || status === 404 || status === 410)
    const links = printSignposts(signpostsOf(headInput))
    return {
      kind: 'page',
      status,
      language,
      html,
      links,
      sites: sitesShown(shell.site, state),
      shared,
      visit,
      ...(shown.renewed === null ? {} : { renewed: shown.renewed }),
    }
  } finally {
    scope.end()
  }
}

const listed = (address: string | null): readonly string[] => (address === null ? [] : [address])
