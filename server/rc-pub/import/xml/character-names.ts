/*
 * The character names of HTML 4 and a few more of the ISO sets: the ones that journals' DTDs define and that
 * files use without shipping the DTD.
 */

const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig ' +
  'Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash ' +
  'Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ' +
  'ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ' +
  'ucirc uuml yacute thorn yuml'

/** From U+0391; U+03A2 is not assigned. */
const capitalGreek =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon ' +
  'Phi Chi Psi Omega'

const smallGreek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau ' +
  'upsilon phi chi psi omega'

const others =
  'OElig:152 oelig:153 Scaron:160 scaron:161 Zcaron:17d zcaron:17e Ccaron:10c ccaron:10d Cacute:106 cacute:107 ' +
  'Lstrok:141 lstrok:142 Nacute:143 nacute:144 Sacute:15a sacute:15b Scedil:15e scedil:15f inodot:131 ' +
  'Abreve:102 abreve:103 Gbreve:11e gbreve:11f Amacr:100 amacr:101 Emacr:112 emacr:113 Imacr:12a imacr:12b ' +
  'Omacr:14c omacr:14d Umacr:16a umacr:16b Ecaron:11a ecaron:11b Rcaron:158 rcaron:159 Eogon:118 eogon:119 ' +
  'Aogon:104 aogon:105 Zdot:17b zdot:17c Zacute:179 zacute:17a Odblac:150 odblac:151 Udblac:170 udblac:171 ' +
  'Yuml:178 fnof:192 circ:2c6 tilde:2dc caron:2c7 breve:2d8 dot:2d9 ring:2da thetasym:3d1 thetav:3d1 upsih:3d2 ' +
  'phiv:3d5 piv:3d6 epsi:3b5 epsiv:3f5 kappav:3f0 rhov:3f1 ensp:2002 emsp:2003 emsp13:2004 emsp14:2005 numsp:2007 ' +
  'puncsp:2008 thinsp:2009 hairsp:200a zwnj:200c zwj:200d lrm:200e rlm:200f hyphen:2010 dash:2010 ndash:2013 ' +
  'mdash:2014 horbar:2015 Verbar:2016 lsquo:2018 rsquo:2019 sbquo:201a lsquor:201a ldquo:201c rdquo:201d bdquo:201e ' +
  'ldquor:201e dagger:2020 Dagger:2021 bull:2022 nldr:2025 hellip:2026 mldr:2026 permil:2030 prime:2032 Prime:2033 ' +
  'lsaquo:2039 rsaquo:203a oline:203e frasl:2044 euro:20ac image:2111 weierp:2118 real:211c trade:2122 ohm:2126 ' +
  'angst:212b alefsym:2135 aleph:2135 larr:2190 uarr:2191 rarr:2192 darr:2193 harr:2194 crarr:21b5 lArr:21d0 uArr:21d1 ' +
  'rArr:21d2 dArr:21d3 hArr:21d4 forall:2200 part:2202 exist:2203 empty:2205 nabla:2207 isin:2208 notin:2209 ni:220b ' +
  'prod:220f sum:2211 minus:2212 mnplus:2213 lowast:2217 compfn:2218 radic:221a prop:221d infin:221e ang:2220 mid:2223 ' +
  'par:2225 and:2227 or:2228 cap:2229 cup:222a int:222b there4:2234 becaus:2235 sim:223c cong:2245 asymp:2248 ap:2248 ' +
  'ne:2260 equiv:2261 le:2264 ge:2265 lE:2266 gE:2267 Lt:226a Gt:226b sub:2282 sup:2283 nsub:2284 sube:2286 supe:2287 ' +
  'oplus:2295 otimes:2297 perp:22a5 sdot:22c5 lceil:2308 rceil:2309 lfloor:230a rfloor:230b lang:2329 rang:232a ' +
  'boxv:2502 squ:25a1 square:25a1 squf:25aa utri:25b5 utrif:25b4 dtri:25bf dtrif:25be loz:25ca cir:25cb starf:2605 ' +
  'star:2606 phone:260e female:2640 male:2642 spades:2660 clubs:2663 hearts:2665 diams:2666 flat:266d natur:266e ' +
  'sharp:266f check:2713 cross:2717 malt:2720 les:2a7d ges:2a7e fflig:fb00 filig:fb01 fllig:fb02 num:23 dollar:24 ' +
  'percnt:25 lpar:28 rpar:29 ast:2a plus:2b comma:2c period:2e sol:2f colon:3a semi:3b equals:3d quest:3f commat:40 ' +
  'lsqb:5b lbrack:5b bsol:5c rsqb:5d rbrack:5d lowbar:5f grave:60 lcub:7b lbrace:7b verbar:7c vert:7c rcub:7d rbrace:7d'

const consecutive = (names: string, first: number): readonly (readonly [string, string])[] =>
  names.split(' ').map((name, index) => [name, String.fromCodePoint(first + index)] as const)

const listed = others.split(' ').map((entry) => {
  const [name = '', code = ''] = entry.split(':')
  return [name, String.fromCodePoint(Number.parseInt(code, 16))] as const
})

/** The character that a name stands for, as in `&eacute;`. */
export const characterNames: ReadonlyMap<string, string> = new Map([
  ...consecutive(latin1, 0xa0),
  ...consecutive(capitalGreek, 0x391),
  ...consecutive(smallGreek, 0x3b1),
  ...listed,
])
