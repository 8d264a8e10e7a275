/** The privacy notice that a portal has where its operator gives none, in English. */
export const privacyOf2026En = `
<p>This notice says what the portal stores, why, and for how long. We show no advertisements, sell nothing about you, and our pages load no statistics or tracking of other companies.</p>
<h2>Readers without an account</h2>
<ul>
<li><b>Counting.</b> Of each article and each site we store how often it was used on a day. So that repeated clicks of one reader do not count twice, the server turns your network address and the name of your browser into a value that cannot be turned back, under a random key; the key and these values are in memory alone, never on a disk, and both are gone when the day (UTC) is over.</li>
<li><b>Log.</b> The log has the path, the status and the duration of each request. It holds no search terms, no cookies and no network address.</li>
<li><b>Abuse.</b> To bound requests that come too often, the server counts them by network address for a short time, in memory or as a hash, a day at most.</li>
<li><b>Alerts by mail.</b> If you subscribe without an account we store the e-mail address, the keywords and when you confirmed, until you unsubscribe. An address that has not confirmed gets one letter that asks for it, and nothing else.</li>
</ul>
<h2>What is in your browser</h2>
<p>We use only the cookies that the site needs. Those of a login, but for <code>knownDevice</code>, last until the browser closes, or for 90 days if you choose to be kept logged in on the device; the session itself ends after a day, or after 90 days, and earlier when it is not used. A logout takes these away.</p>
<table>
<thead><tr><th>Cookie</th><th>What for</th><th>Until</th></tr></thead>
<tbody>
<tr><td><code>language</code></td><td>The language that you chose</td><td>a year</td></tr>
<tr><td><code>token</code>, <code>commonToken</code></td><td>Prove your session, or a login that still waits for a code or a third-party account. Scripts cannot read them</td><td>the browser closes, or 90 days</td></tr>
<tr><td><code>userName</code>, <code>headPicture</code></td><td>The name and the picture that the header shows. Scripts of our pages can read them</td><td>the browser closes, or 90 days</td></tr>
<tr><td><code>memberInfo</code></td><td>The phone number of the account, or an empty one, as the programs of this portal expect it after a login. It is not encrypted: scripts of our pages, and whoever uses this browser, can read it</td><td>the browser closes, or 90 days</td></tr>
<tr><td><code>knownDevice</code></td><td>A random value that says that you have logged in with this browser before; it stays after a logout. It proves nothing of you and says nothing of you; it keeps you from waiting where somebody else guesses at your password, and lets us tell you by mail of a login with another browser. Scripts cannot read it</td><td>half a year after the last login</td></tr>
<tr><td><code>handover</code></td><td>So that a login on one host of the portal, taken over on another, comes to the browser that asked for it. Scripts cannot read it</td><td>ten minutes at most</td></tr>
<tr><td><code>offer</code></td><td>What a link to a login holds, if you are logged in as somebody else, until you have answered which of the two is meant. Scripts cannot read it</td><td>your answer; ten minutes at most</td></tr>
</tbody>
</table>
<p>The basket of citations, recent search terms, the size and light of texts, where you stopped reading, and how films and sounds are played (speed, captions) are stored in your browser, not on the server; you can clear them there at any time. Some of it is sent to us when it is needed, and is not stored for it:</p>
<ul>
<li><b>Search terms</b> are sent when you search, when suggestions are shown while you type, and when you follow, save or export a search. They are used for the answer; only what you save or follow is stored, as below.</li>
<li><b>The basket</b>: to print or export citations, the numbers of the chosen articles are sent. Who chose them is not stored.</li>
</ul>
<p>The size and light of texts, where you stopped reading, and how films and sounds are played are not sent to us.</p>
<h2>Readers with an account</h2>
<table>
<thead><tr><th>What</th><th>What for</th><th>Until</th></tr></thead>
<tbody>
<tr><td>Phone number or e-mail address, user name</td><td>To log in, and to send codes and news of the account</td><td>the account ends</td></tr>
<tr><td>A hash of the password; secret and recovery codes of the second factor</td><td>To know that it is you. The password itself is not stored</td><td>they are changed, or the account ends</td></tr>
<tr><td>Of each passkey its public key and identifiers, the name that you gave it, how the authenticator is reached, how often it was used, when it was added and when last used</td><td>To let you in by it. Fingerprints, faces and PINs stay on your device and never reach us</td><td>you remove it, or the account ends</td></tr>
<tr><td>Name, picture, region, institution, major, research fields and gender, if you choose to give them</td><td>Shown in your personal centre</td><td>you clear them, or the account ends</td></tr>
<tr><td>Favourites, albums, subscriptions, saved searches</td><td>What you ask us for</td><td>you undo them, or the account ends</td></tr>
<tr><td>That an album of yours is shared by a link, if you choose to share it</td><td>Whoever has the link reads its name, description and articles without an account. Who you are is not told</td><td>you end the sharing or delete the album, or the account ends</td></tr>
<tr><td>The articles that you have downloaded, and when last</td><td>Your list of downloads</td><td>you remove them, or the account ends</td></tr>
<tr><td>For each login the name of the device, its beginning and its last use</td><td>So that you can see it and end it</td><td>the session ends; 90 days at most</td></tr>
<tr><td>For each browser that you have logged in with a hash of its random value, and the time of the last login there</td><td>So that a stranger who guesses at your password does not keep you out, and you are told of logins elsewhere</td><td>half a year after the last login there; you end its session or change the password, or the account ends</td></tr>
<tr><td>The name of a bound account at a third party</td><td>To log in with it</td><td>you unbind it, or the account ends</td></tr>
<tr><td>Codes, and the number of failed attempts, with a hash of the name and the part of the network address that they came from</td><td>So that nobody guesses them</td><td>ten minutes for a code, a day at most for a number</td></tr>
<tr><td>Which versions of the user agreement and of this notice you have accepted, and when</td><td>To show what was agreed</td><td>the account ends</td></tr>
</tbody>
</table>
<h2>Who else gets it</h2>
<p>Codes, notices and the alerts that you subscribe to are carried by the mail and message services that the operator has chosen, which get the address and the text. If you log in through a third party, that party knows that you log in here, and we get the name of your account there. An album that you share is read by whoever has its link. Nobody else gets anything, unless the law demands it. What backups hold of an account goes as the backups are replaced.</p>
<h2>Your rights</h2>
<p>In your account settings you can see and change what you log in with, have all personal data that the portal holds of you as one file, and delete the account at any time; that takes effect at once, with favourites, albums, subscriptions, downloads and sessions. When an operator locks, merges or removes an account, a line is written down that has the first two letters of the user name. With questions about this notice, please turn to the operator of the portal.</p>
<h2>Changes</h2>
<p>A new version names the day from which it holds, and older ones can still be read by their dates; readers with an account are told in their account settings.</p>
`
