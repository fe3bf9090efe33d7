// Before the first paint: the chosen theme, and how much of a page this visitor may be shown before it is theirs.
(function () {
  // Forms are checked by plain code: our pages may not make code out of text, and only trying would be reported. Read by zod as it begins.
  window.__zod_globalConfig = { jitless: true };

  var page = document.documentElement;
  var theme = localStorage.getItem('portal.theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  var isSignedIn = Boolean(localStorage.getItem('portal.token'));
  if (isSignedIn) page.dataset[location.pathname === '/' ? 'signedIn' : 'known'] = '';

  var code = document.getElementById('code');
  if (!code) return;
  var run = function () { document.head.append(code.content); };
  // For whoever is signed in there is more on a page than there is to read.
  if (isSignedIn || code.dataset.when === 'now') return run();
  // What there is to see is painted first.
  if (code.dataset.when === 'painted') return requestAnimationFrame(function () { setTimeout(run); });
  // It needs no code; but whoever stirs may go on to a page that does.
  var stirs = ['pointermove', 'touchstart', 'keydown'];
  var fetchAhead = function () {
    stirs.forEach(function (stir) { removeEventListener(stir, fetchAhead); });
    document.head.append.apply(document.head, code.content.querySelectorAll('link'));
  };
  stirs.forEach(function (stir) { addEventListener(stir, fetchAhead, { passive: true }); });
})();
