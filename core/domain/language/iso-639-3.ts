/** Languages of ISO 639-1 by their codes of ISO 639-3: `zh:zho`. */
const pairs =
  'aa:aar ab:abk ae:ave af:afr ak:aka am:amh an:arg ar:ara as:asm av:ava ay:aym az:aze ba:bak be:bel bg:bul bi:bis ' +
  'bm:bam bn:ben bo:bod br:bre bs:bos ca:cat ce:che ch:cha co:cos cr:cre cs:ces cu:chu cv:chv cy:cym da:dan de:deu ' +
  'dv:div dz:dzo ee:ewe el:ell en:eng eo:epo es:spa et:est eu:eus fa:fas ff:ful fi:fin fj:fij fo:fao fr:fra fy:fry ' +
  'ga:gle gd:gla gl:glg gn:grn gu:guj gv:glv ha:hau he:heb hi:hin ho:hmo hr:hrv ht:hat hu:hun hy:hye hz:her ia:ina ' +
  'id:ind ie:ile ig:ibo ii:iii ik:ipk io:ido is:isl it:ita iu:iku ja:jpn jv:jav ka:kat kg:kon ki:kik kj:kua kk:kaz ' +
  'kl:kal km:khm kn:kan ko:kor kr:kau ks:kas ku:kur kv:kom kw:cor ky:kir la:lat lb:ltz lg:lug li:lim ln:lin lo:lao ' +
  'lt:lit lu:lub lv:lav mg:mlg mh:mah mi:mri mk:mkd ml:mal mn:mon mr:mar ms:msa mt:mlt my:mya na:nau nb:nob nd:nde ' +
  'ne:nep ng:ndo nl:nld nn:nno no:nor nr:nbl nv:nav ny:nya oc:oci oj:oji om:orm or:ori os:oss pa:pan pi:pli pl:pol ' +
  'ps:pus pt:por qu:que rm:roh rn:run ro:ron ru:rus rw:kin sa:san sc:srd sd:snd se:sme sg:sag si:sin sk:slk sl:slv ' +
  'sm:smo sn:sna so:som sq:sqi sr:srp ss:ssw st:sot su:sun sv:swe sw:swa ta:tam te:tel tg:tgk th:tha ti:tir tk:tuk ' +
  'tn:tsn to:ton tr:tur ts:tso tt:tat ty:tah ug:uig uk:ukr ur:urd uz:uzb ve:ven vi:vie vo:vol wa:wln wo:wol xh:xho ' +
  'yi:yid yo:yor za:zha zh:zho zu:zul'

const codes: ReadonlyMap<string, string> = new Map(
  pairs.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
)

/** The code of ISO 639-3 for a tag of BCP 47: `zho` for zh-Hans; the language of the tag where it has none. Total. */
export function iso6393(tag: string): string {
  const [first = ''] = tag.toLowerCase().split(/[-_]/, 1)
  const language = first.trim()
  return codes.get(language) ?? language
}

/** Where libraries write another code than the terminology does: `zho` as `chi`. */
const bibliographic: ReadonlyMap<string, string> = new Map(
  (
    'bod:tib ces:cze cym:wel deu:ger ell:gre eus:baq fas:per fra:fre hye:arm isl:ice kat:geo mkd:mac mri:mao msa:may mya:bur ' +
    'nld:dut ron:rum slk:slo sqi:alb zho:chi'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 3), pair.slice(4)] as const),
)

/** The code of ISO 639-2/B, as libraries write it, for a tag of BCP 47: `chi` for zh-Hans. Total. */
export function iso6392b(tag: string): string {
  const code = iso6393(tag)
  return bibliographic.get(code) ?? code
}

/** The code of ISO 639-1 for a tag of BCP 47: `zh` for zh-Hans; '' for a language that has none. Total. */
export function iso6391(tag: string): string {
  const [first = ''] = tag.toLowerCase().split(/[-_]/, 1)
  const language = first.trim()
  return codes.has(language) ? language : ''
}
