/** The user agreement that a portal has where its operator gives none, in English. */
export const termsEn = `
<p>This is what you and the operator of this portal agree on when you register an account. Browsing, searching, reading and citing need no account, and so no agreement either.</p>
<h2>The account</h2>
<p>The account is for your own reading, favourites and subscriptions, and it is good for every journal of this portal. Please register with a phone number or an e-mail address at which you yourself receive the code, do not lend the account, and do not register for somebody else. Choose a password that you use nowhere else; if somebody else has logged in, change it at once. “Account security” shows every place where you are logged in, and ends each of them.</p>
<h2>What you may do</h2>
<ul>
<li>Read, download and cite the articles of this portal. What else you may do with an article is said by its licence; where it names none, by the law.</li>
<li>Keep articles, make albums, subscribe to journals and searches, and undo each of these at any time.</li>
<li>Export your data or delete your account at any time, without giving a reason.</li>
</ul>
<h2>What you may not do</h2>
<ul>
<li>Log in, register or download by programs in such numbers that others are hindered. Search tools and harvesters have interfaces of their own here; please use those.</li>
<li>Upload pictures, or write names and descriptions of albums, that are not yours, against the law, or offensive.</li>
<li>Try to enter the account of somebody else, or to get round what protects the portal. If you find a hole, please tell us.</li>
</ul>
<h2>What we answer for</h2>
<p>Authors and editors answer for the content of their articles. We do our best that the portal is there at all times and that nothing is lost, but we cannot promise that it is never interrupted; we announce maintenance, and an end of the service, as early as we can. What is free of charge comes without further warranty, except where the law does not allow that to be excluded.</p>
<h2>Locking and ending</h2>
<p>An account that is used for any of the above can be locked; you are told so where you log in, and can write to us. You can delete your account yourself at any time, and this agreement ends with it.</p>
<h2>Changes</h2>
<p>A new version names the day from which it holds, and older ones can still be read by their dates. When a new version holds, your account settings tell you; before you accept it you can still log in, export your data and delete your account. Which personal data we process is said in the <a href="/en/site/privacy">privacy notice</a>.</p>
`
