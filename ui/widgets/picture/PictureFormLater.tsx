import { drawnLater } from '../results/drawn-later.tsx'
// how it looks is there with the page
import './picture.css.ts'

const later = drawnLater(() => import('./PictureForm.tsx').then(({ PictureForm }) => PictureForm))

export const preparePictureForm = later.prepare

/** A form for a picture; few pages of members have one, and its code comes with the first. */
export const PictureFormLater = later.Later
