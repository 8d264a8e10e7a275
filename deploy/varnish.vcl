vcl 4.1;

import std;

# Varnish between nginx and the portal; docs/operate.md says how it is started. At the port "purge", which the portal
# alone reaches, it is told what has changed.

backend portal {
  .host = "127.0.0.1";
  .port = "4173";
  .connect_timeout = 5s;
  # a page takes 20 seconds at most and may wait 10 before; a call before another rc-pub 60 to its first byte
  .first_byte_timeout = 90s;
  .between_bytes_timeout = 90s;
}

sub vcl_recv {
  if (local.socket == "purge") {
    if (req.method != "POST" || req.http.Surrogate-Key !~ "^[\w-]+( [\w-]+)*$") {
      return (synth(400));
    }
    # a pattern without blanks, which would end it
    if (!std.ban("obj.http.Surrogate-Key ~ (^|[^\w-])(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")([^\w-]|$)")) {
      return (synth(503));
    }
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # it gets past caches and tells nothing
  set req.url = regsuball(req.url, "([?&])timestamps=[^&]*", "\1");
  set req.url = regsub(regsuball(regsub(req.url, "\?&+", "?"), "&&+", "&"), "[?&]$", "");
  # a reader with a name or a token has pages of their own
  if (req.http.Cookie ~ "(^|; ?)(token|commonToken|userName)=[^;]" ||
      req.url ~ "[?&](token|commonToken|userName)=" ||
      req.http.token) {
    return (pass);
  }
  # a program that asks for a description in place of a page is led on by the portal
  if (req.http.Accept ~ "(?i)(csl|citeproc|ld|linkset|jats)\+(json|xml)|x-bibtex|x-research-info-systems") {
    return (pass);
  }
  # the portal counts calls and downloads, and keeps them itself; stored files never change
  if (req.url ~ "^/rc-pub/" && req.url !~ "^/rc-pub/front/files/get\?") {
    return (pass);
  }
  # cookies that are left change nothing of what may be kept
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control ~ "private|no-store|no-cache" || beresp.http.Set-Cookie) {
    # everybody asks for it at once, and not one after the other
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    return (deliver);
  }
  # Varnish reads stale-while-revalidate itself; what is older is asked for by its tag
  set beresp.keep = 1h;
}

sub vcl_deliver {
  # names for caches, not for readers
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.X-Varnish;
}
