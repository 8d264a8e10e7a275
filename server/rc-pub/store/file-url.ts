/** Where the bytes of a stored file are answered. */
export const fileUrl = (id: number | string): string => `/rc-pub/front/files/get?id=${id}`
