/** Values over time, as the ports speak of them. */
export type { Observable as Stream } from 'rxjs'
