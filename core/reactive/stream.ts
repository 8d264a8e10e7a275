import { Observable, type Subscriber } from 'rxjs'

/** Values over time, as the ports speak of them. */
export type Stream<T> = Observable<T>

/** A stream that begins again for each subscriber; what `begin` gives back is called when the subscriber leaves. */
export const createStream = <T>(begin: (subscriber: Subscriber<T>) => () => void): Stream<T> =>
  new Observable(begin)
