import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Queryable } from '../store/database.ts'
import { storedSecret } from '../store/stored-secret.ts'
import type { HarvestSelection, ListVerb } from './harvest-request.ts'

/** Where a list goes on: all that it was asked with, and the last record that was told. */
export interface HarvestPlace {
  readonly verb: ListVerb
  /** The site whose articles are listed; 0 for all of them. */
  readonly siteId: number
  readonly selection: HarvestSelection
  /** Of the last record: when it changed, to the microsecond, and its number. */
  readonly after: { readonly changedAt: string; readonly number: number }
  /** Records that were told before. */
  readonly cursor: number
  /** Milliseconds since 1970 at which the token is worth nothing any more. */
  readonly ends: number
}

/** Milliseconds that a token lasts. */
export const tokenLasts = 86_400_000

const signed = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest().subarray(0, 16)

/** A token that only this deployment can make. Law: reading it gives the place again. */
export function printToken(secret: string, place: HarvestPlace): string {
  const text = Buffer.from(JSON.stringify(place)).toString('base64url')
  return `${text}.${signed(secret, text).toString('base64url')}`
}

/** null for a token that was changed, made elsewhere, or has ended. Total. */
export function readToken(secret: string, token: string, now: number): HarvestPlace | null {
  const [text = '', signature = '', ...more] = token.split('.')
  const [given, made] = [Buffer.from(signature, 'base64url'), signed(secret, text)]
  if (more.length > 0 || given.length !== made.length || !timingSafeEqual(given, made)) return null
  const place = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as HarvestPlace
  return now < place.ends ? place : null
}

/** The key of the deployment. */
export const tokenSecret = (database: Queryable): Promise<string> => storedSecret(database, 'harvest_tokens')
