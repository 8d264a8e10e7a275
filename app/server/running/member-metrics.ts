import { Counter, Gauge, type Registry } from 'prom-client'
import type { LoginAnswered, OutboxState, Senders } from '../../../server/rc-pub/index.ts'

/** Counts what members are sent and how they come in; nothing of who they are. */
export interface MemberMetrics {
  /** A letter or a short message was taken by what carries it, or not. */
  readonly messageSent: (kind: keyof Senders, isTaken: boolean) => void
  readonly loginAnswered: LoginAnswered
  /** Reads how the queue of letters stands, each time that somebody asks for the metrics. */
  readonly followOutbox: (read: () => Promise<OutboxState>) => void
}

export function createMemberMetrics(registry: Registry, now: () => number = Date.now): MemberMetrics {
  const registers = [registry]
  const messages = new Counter({
    name: 'xuekan_messages_total',
    help: 'Letters and short messages handed to what carries them, by whether they were taken',
    labelNames: ['kind', 'result'],
    registers,
  })
  const logins = new Counter({
    name: 'xuekan_logins_total',
    help: 'Attempts to come in, by the way and by what they came to: entered, factor (a second one is asked for), or why not',
    labelNames: ['way', 'result'],
    registers,
  })
  return {
    messageSent: (kind, isTaken) => messages.inc({ kind, result: isTaken ? 'ok' : 'failed' }),
    loginAnswered: (way, result) => logins.inc({ way, result }),
    followOutbox: (read) => {
      // one that cannot be read is not a number, and all else can still be had
      const state = async (): Promise<OutboxState> =>
        read().catch(() => ({
          waiting: Number.NaN,
          retried: Number.NaN,
          givenUp: Number.NaN,
          oldest: Number.NaN,
        }))
      const letters = new Gauge({
        name: 'xuekan_outbox_letters',
        help: 'Letters in the queue: those that wait, those of them that were tried in vain, those that are given up',
        labelNames: ['state'],
        registers: [],
        async collect() {
          const { waiting, retried, givenUp } = await state()
          this.set({ state: 'waiting' }, waiting)
          this.set({ state: 'retried' }, retried)
          this.set({ state: 'given_up' }, givenUp)
        },
      })
      const oldest = new Gauge({
        name: 'xuekan_outbox_oldest_seconds',
        help: 'For how long the eldest letter of the queue has waited; 0 where none waits',
        registers: [],
        async collect() {
          const since = (await state()).oldest
          this.set(since === null ? 0 : Math.max(0, (now() - since) / 1_000))
        },
      })
      registry.registerMetric(letters)
      registry.registerMetric(oldest)
    },
  }
}

/** The same senders, which tell of each message whether it was taken. */
export function countedSenders<S extends Senders>(
  senders: S,
  sent: MemberMetrics['messageSent'],
): Omit<S, keyof Senders> & Senders {
  const counted = <Message>(kind: keyof Senders, send: (message: Message) => Promise<void>) => ({
    send: async (message: Message): Promise<void> => {
      try {
        await send(message)
      } catch (failure) {
        sent(kind, false)
        throw failure
      }
      sent(kind, true)
    },
  })
  return { ...senders, sms: counted('sms', senders.sms.send), mail: counted('mail', senders.mail.send) }
}
