// Before the first paint: the chosen theme, and how much of a page this visitor may be shown before it is theirs.
(function () {
  // Forms are checked by plain code: our pages may not make code out of text, and only trying would be reported. Read by zod as it begins.
  window.__zod_globalConfig = { jitless: true };

  var page = document.documentElement;
  var theme = localStorage.getItem('portal.theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  // Older sign-ins kept it as JSON, in quotes.
  var token = (localStorage.getItem('portal.token') || '').replace(/^"(.*)"$/, '$1');
  var isSignedIn = Boolean(token);
  if (isSignedIn) page.dataset[location.pathname === '/' ? 'signedIn' : 'known'] = '';

  // What the page begins by asking is asked now; the code that reads it comes after (see relay/askedAhead.ts).
  var ahead = isSignedIn && document.getElementById('ahead');
  if (ahead) {
    window.askedAhead = JSON.parse(ahead.textContent).map(function (question) {
      var headers = { 'content-type': 'application/json', authorization: 'Bearer ' + token };
      var answer = fetch('/graphql', { method: 'POST', headers: headers, body: JSON.stringify(question), signal: AbortSignal.timeout(15000) });
      // What went wrong is told to whoever takes it.
      answer.catch(function () {});
      return { id: question.id, token: token, answer: answer };
    });
  }

  var code = document.getElementById('code');
  if (!code) return;
  var append = function () { document.head.append(code.content); };
  var run = function () {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', append);
    else append();
  };
  // For whoever is signed in there is more on a page than there is to read.
  if (isSignedIn) return run();
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
