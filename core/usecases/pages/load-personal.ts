import { map } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import { refusalOfStatus, type AccountRefusal } from '../../domain/member/account-refusal.ts'
import { printKeywords } from '../../domain/member/keywords.ts'
import type { Profile, SavedPhoto } from '../../domain/member/member.ts'
import { personalCentre } from '../../domain/member/personal-centre.ts'
import {
  readInfoForm,
  readPasswordForm,
  type InfoFields,
  type PersonalFaults,
  type PersonalField,
} from '../../domain/member/personal-form.ts'
import { listPageSize } from '../../domain/page/list-page.ts'
import { err, ok } from '../../domain/result.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import type { Gateways } from '../../ports/gateways.ts'
import { storePicture } from '../member/store-picture.ts'
import { all, andThen, mapResult, succeed, withDefault } from '../async-results.ts'
import type {
  SavedArticleList,
  PersonalContent,
  PersonalInput,
  SubmittedPersonal,
} from './personal-content.ts'

export type PersonalPorts = Pick<
  Gateways,
  'accounts' | 'articles' | 'downloads' | 'favourites' | 'profile' | 'session' | 'subscriptions'
>

/** What a form has come to. */
interface Outcome extends Pick<PersonalContent, 'faults' | 'done' | 'profile'> {
  readonly entered?: PersonalContent['entered']
  readonly photo?: PersonalContent['photo']
  readonly photoFault?: PersonalContent['photoFault']
  readonly info?: InfoFields
  /** When what has been dropped was downloaded. */
  readonly at?: string
}

/**
 * The personal centre (C2.34): as it is opened, or what becomes of a form that was posted. What is wrong with a form is
 * said beside its fields and nothing typed is lost but passwords. 'expired' for nobody, who is to log in (C4.10).
 */
export function loadPersonal(ports: PersonalPorts, input: PersonalInput): AsyncResult<PersonalContent> {
  const { context, submitted } = input
  return andThen(ports.profile.profile(context), (profile) =>
    andThen(
      submitted === null
        ? succeed<Outcome>({ profile, faults: {}, done: input.done ?? null })
        : act(ports, input, submitted, profile),
      (outcome) => contentOf(ports, input, outcome),
    ),
  )
}

function contentOf(
  ports: PersonalPorts,
  input: PersonalInput,
  { profile, info, faults, done, entered = null, photo = null, photoFault = null, at = '' }: Outcome,
): AsyncResult<PersonalContent> {
  const { context, entry: named } = input
  const entries = personalCentre('member')
  const entry = named ?? 'favorites'
  // the token that this page is asked with is nobody's now
  const isOut = done === 'logout' || entered !== null
  const parts = all({
    sessions: entry === 'accountSecurity' && !isOut ? ports.profile.sessions(context) : succeed([]),
    thirdParties:
      entry === 'accountSecurity' && !isOut
        ? withDefault(ports.accounts.thirdParties(context), [])
        : succeed([]),
    subscriptions:
      entry === 'personalInformation' && !isOut ? ports.subscriptions.subscriptions(context) : succeed([]),
    kept: isOut ? succeed(null) : keptList(ports, input, entry, done === null ? null : at),
  })
  return mapResult(parts, ({ sessions, subscriptions, thirdParties, kept }) => ({
    language: context.language,
    entry,
    entries,
    profile,
    info: info ?? infoOf(profile),
    sessions,
    subscriptions,
    thirdParties,
    kept,
    faults,
    photoFault,
    photo,
    done,
    entered,
  }))
}

/** The page of favourites or downloads that is asked for, the last one where there are fewer by now; null for others. */
function keptList(
  { articles, downloads, favourites }: PersonalPorts,
  { context, list: place, submitted }: PersonalInput,
  entry: PersonalContent['entry'],
  /** null where nothing was done. */
  at: string | null,
): AsyncResult<SavedArticleList | null> {
  const ask = entry === 'favorites' ? favourites.kept : entry === 'downloads' ? downloads.downloads : null
  if (ask === null) return succeed(null)
  const { term, order } = place
  const request = (page: number) => ask(context, { term, order, page: page - 1, size: listPageSize })
  const list = andThen(request(place.page), (found) =>
    found.content.length > 0 || found.totalPages === 0 ? succeed(found) : request(found.totalPages),
  )
  const dropped =
    at !== null && (submitted?.action === 'uncollect' || (submitted?.action === 'dropDownload' && at !== ''))
      ? withDefault(articles.byId(context, submitted.id), null)
      : succeed(null)
  return mapResult(all({ list, dropped }), (parts) => ({
    ...place,
    list: parts.list,
    dropped:
      parts.dropped === null ? null : { id: parts.dropped.id, title: parts.dropped.title, at: at ?? '' },
  }))
}

const infoOf = ({
  name,
  email,
  region,
  major,
  institution,
  researchFields,
  gender,
}: Profile): InfoFields => ({
  name,
  email,
  region,
  major,
  institution,
  researchFields: printKeywords(researchFields),
  gender: gender ?? '',
})

/** A form that is carried out, or what is said of it before anything is asked. */
function act(
  { downloads, favourites, profile: gateway, session }: PersonalPorts,
  { context }: PersonalInput,
  submitted: SubmittedPersonal,
  profile: Profile,
): AsyncResult<Outcome> {
  const { action } = submitted
  const unchanged = { profile, faults: {}, done: null }
  const answered = <T>(
    answer: AsyncResult<T>,
    done: Outcome | ((value: T) => Outcome) = { ...unchanged, done: action },
    refused: Outcome = unchanged,
  ): AsyncResult<Outcome> =>
    answer.pipe(
      map((result) => {
        if (result.ok) return ok(typeof done === 'function' ? done(result.value) : done)
        if (result.error.kind === 'expired') return err(result.error)
        return ok({ ...refused, faults: faultsOf(result.error) })
      }),
    )
  const photoSaved = (photo: SavedPhoto): Outcome => ({
    profile: { ...profile, headPicture: photo.headPicture },
    faults: {},
    done: action,
    photo,
  })
  switch (action) {
    case 'password': {
      const read = readPasswordForm(submitted, profile.userName)
      if (!read.ok) return succeed({ ...unchanged, faults: said(read.error) })
      return answered(gateway.changePassword(context, read.value), (signedIn) => ({
        ...unchanged,
        done: action,
        entered: { signedIn, remember: signedIn.remember ?? false },
      }))
    }
    case 'info': {
      const { action: _action, ...info } = submitted
      const read = readInfoForm(info, profile)
      if (!read.ok) return succeed({ ...unchanged, info, faults: said(read.error) })
      const {
        mobile: _mobile,
        userName: _name,
        loginEmail: _email,
        headPicture: _photo,
        ...told
      } = read.value
      const saved: Outcome = { profile: read.value, faults: {}, done: action }
      return answered(gateway.saveProfile(context, told), saved, { ...unchanged, info })
    }
    case 'photo': {
      const { file } = submitted
      return mapResult(
        storePicture(session, context, { file, purpose: 'photo' }, (address) =>
          gateway.savePhoto(context, address),
        ),
        (stored) => (stored.ok ? photoSaved(stored.value) : { ...unchanged, photoFault: stored.error }),
      )
    }
    case 'dropPhoto':
      return answered(gateway.savePhoto(context, ''), photoSaved)
    case 'end':
      return answered(gateway.endSession(context, submitted.session))
    case 'collect':
      return answered(favourites.collect(context, { type: 'article', id: submitted.id }))
    case 'uncollect':
      return answered(favourites.uncollect(context, { type: 'article', id: submitted.id }))
    case 'dropDownload':
      return answered(downloads.dropDownload(context, submitted.id), (at) => ({
        ...unchanged,
        done: action,
        at,
      }))
    case 'restoreDownload':
      return answered(downloads.restoreDownload(context, { id: submitted.id, at: submitted.at }))
    case 'endOthers':
      return answered(gateway.endOtherSessions(context))
    case 'logout':
      return answered(session.logout(context))
  }
}

const said = (faults: PersonalFaults): PersonalContent['faults'] =>
  Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, { kind: 'message', message }]))

/** What a refusal is told beside; of anything else the form as a whole tells. */
const places: Readonly<Partial<Record<AccountRefusal, PersonalField>>> = {
  wrongPassword: 'former',
  weak: 'password',
}

function faultsOf(failure: Failure): PersonalContent['faults'] {
  const reason = failure.kind === 'refused' ? refusalOfStatus(failure.status) : null
  const place = (reason === null ? undefined : places[reason]) ?? 'form'
  const words = failure.kind === 'refused' ? failure.message : ''
  return {
    [place]: words === '' ? { kind: 'message', message: 'getDataErrorMessage' } : { kind: 'words', words },
  }
}
