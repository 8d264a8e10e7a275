import type { AgreementContent, PageModel } from '@xuekan/core/page'
import type { DatedAgreement } from '@xuekan/core/member'
import type { AgreementRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { agreementWords } from '../locales/agreement-words.ts'
import { formatDate } from '../locales/format.ts'
import * as styles from '../widgets/account/account.css.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { wrap } from '../widgets/controls.css.ts'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import { Prose } from '../widgets/text/Prose.tsx'

interface Props {
  readonly model: PageModel<AgreementContent>
  readonly route: AgreementRoute
}

/** One version of the user agreement or the privacy notice (C5.8): from when it holds, its text, and the other versions. */
export function AgreementPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Agreement content={content} />}
    </RemoteView>
  )
}

function Agreement({ content }: { readonly content: AgreementContent }) {
  const { version, body, versions, language: written } = content
  const { language } = usePortal()
  const { destination } = useHrefs()
  const words = agreementWords[language]
  const of = ({ kind, since, state }: DatedAgreement): string =>
    destination({
      page: 'agreement',
      language,
      siteId: null,
      kind,
      since: state === 'inForce' ? null : since,
    })
  const inForce = versions.find(({ state }) => state === 'inForce')
  const dated = (sentence: string, { since }: DatedAgreement): string =>
    sentence.replace('{{date}}', formatDate(since, language))
  return (
    <div className={wrap}>
      <Breadcrumbs path={[{ label: words[version.kind] }]} />
      <article className={styles.agreementText}>
        <h1 className={styles.title}>{words[version.kind]}</h1>
        {version.state === 'inForce' ? (
          <p className={styles.agreementSince}>{dated(words.inForce, version)}</p>
        ) : (
          <p className={styles.agreementNote}>
            {dated(words[version.state], version)}{' '}
            {inForce === undefined ? null : <PortalLink href={of(inForce)}>{words.toInForce}</PortalLink>}
          </p>
        )}
        {written === language ? null : <p className={styles.agreementNote}>{words.inOther}</p>}
        <Prose html={body} proseKey="body" lang={written === language ? undefined : written} />
        {versions.length < 2 ? null : (
          <section className={styles.agreementVersions} aria-labelledby="versions">
            <h2 id="versions">{words.versions}</h2>
            <ul>
              {versions.map((each) => (
                <li key={each.since}>
                  <PortalLink
                    href={of(each)}
                    {...(each.since === version.since ? { 'aria-current': 'page' as const } : {})}
                  >
                    {dated(words.since, each)}
                  </PortalLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
    </div>
  )
}
