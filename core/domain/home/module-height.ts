import type { ArticleSummary } from '../article/article.ts'
import { plainText } from '../article/plain-text.ts'
import { localise } from '../language/localized.ts'
import type { LocalizedText } from '../language/localized.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { estimateTextWidth } from '../menu/estimate-text-width.ts'
import type { HomeModule, ModuleContent } from './home-module.ts'
import { wholeRow } from './plan-rows.ts'

/** Pixels of the container and between two columns. */
const container = 1200
const gap = 32

/** Pixels that so many twelfths of the container have. */
const columnWidth = (twelfths: number): number => ((container + gap) / wholeRow) * twelfths - gap

/** Rule, heading and what parts a module from the one above it. */
const headHeight = 62
const betweenModules = 56

/** Height of a picture of these proportions, with the room below it. */
const picture = (width: number, ratio: number): number => width / ratio + 14

/**
 * About how high a module is with so many entries in so many twelfths, in pixels at the full width of the container.
 * It decides how many entries stand side by side, on a server where nothing can be measured.
 */
export function moduleHeight(
  module: HomeModule,
  entries: number,
  twelfths: number,
  language: UiLanguage,
): number {
  const { content, look } = module
  if (content === null) return headHeight + 40
  const body = bodyHeight({ module, content, entries, width: columnWidth(twelfths), language })
  return body + betweenModules + (look === 'short' ? 36 : headHeight)
}

/** Whether a column of this width has more than so many twelfths. */
const twelfthsOver = (width: number, twelfths: number): boolean => width > columnWidth(twelfths)

interface Body {
  readonly module: HomeModule
  readonly content: ModuleContent
  readonly entries: number
  readonly width: number
  readonly language: UiLanguage
}

function bodyHeight(body: Body): number {
  const { content, module, width, entries, language } = body
  const lines = (text: string, size: number, room = width): number =>
    Math.max(1, Math.ceil((estimateTextWidth(text, size) * 1.04) / Math.max(80, room)))
  const words = (text: LocalizedText, size: number, room?: number): number =>
    lines(plainText(localise(text, language)), size, room)
  const sum = <T>(items: readonly T[], height: (item: T) => number): number =>
    items.slice(0, entries).reduce((total, item) => total + height(item), 0)
  const dated = ({ title }: Pick<ArticleSummary, 'title'>): number => 22 + words(title, 17) * 25 + 25 + 26
  switch (content.kind) {
    case 'lead': {
      const article = content.article
      const drawn = article.graphicAbstractUrl === '' ? 0 : picture(width, 1.6)
      return drawn + words(article.title, 32) * 45 + words(module.text, 17) * 30 + 120 - headHeight
    }
    case 'issue':
    case 'contents': {
      const articles = content.sections.flatMap((section) => section.articles)
      const room = content.kind === 'issue' && width > 480 ? width - 280 : width - 70
      const isTable = content.kind === 'contents' ? width > 300 : width > 480
      const each = isTable ? 75 : 68
      const rows = sum(
        articles,
        ({ title }) => words(title, isTable ? 17 : 16, isTable ? room : width) * 25 + each,
      )
      const heads = content.kind === 'issue' && width > 480 ? content.sections.length * 44 : 0
      if (content.kind === 'contents') return rows
      if (width > 480) return Math.max(400, rows + heads)
      return (width > 320 ? 170 : picture(width, 0.75) + 110) + rows
    }
    case 'onlineFirst':
    case 'justAccepted':
      return sum(content.articles, dated)
    case 'latest':
      if (width < 400) return sum(content.articles, dated)
      return sum(content.articles, ({ title }) => words(title, 18, width - 150) * 27 + 56)
    case 'news':
      if (width < 400) return sum(content.news, ({ title }) => words(title, 16) * 25 + 48)
      return width < 640
        ? sum(content.news, ({ title }) => words(title, 15, width - 150) * 22 + 24)
        : Math.max(330, Math.max(0, entries - 1) * 47)
    case 'ranking':
      return (
        sum(content.articles, ({ title }) => words(title, 15, width - 28) * 23 + 41) / (width > 640 ? 2 : 1) +
        42
      )
    case 'albums':
      return width < 300 ? entries * 30 : width > 640 ? 300 : entries * 118
    case 'video':
      return twelfthsOver(width, 8) ? 380 : picture(width, 16 / 9) + 76
    case 'audio':
      return 130
    case 'figures':
      return picture(Math.min(300, width / 4), 4 / 3) + 70
    case 'editors':
      return entries * 86
    case 'indexedIn':
      return Math.ceil(content.databases.length / 2) * 37
    case 'call':
      return words(module.subject, 17) * 26 + words(module.text, 15) * 25 + 30
    case 'alerts':
      return 110
    case 'links':
      return content.links.length * 34
    case 'about':
      return words(content.journal.introduction, 15) * 26 + 190
    case 'newestIssues':
      return sum(content.issues, () => 46)
    case 'statement':
      return words(module.text, 17) * 30 + 290
    case 'journals':
      return (
        Math.ceil((content.journals.length + (content.grid.doubled ? 3 : 0)) / content.grid.columns) *
        (columnWidth(8) / content.grid.columns / 0.75 + 90)
      )
    case 'subjects':
      return Math.ceil(content.subjects.length / 3) * 60
    default:
      return 60
  }
}
