// Before the first paint: the chosen theme, and whether the public page may be shown to this visitor at all.
(function () {
  var theme = localStorage.getItem('portal.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('portal.token') && location.pathname === '/') document.documentElement.dataset.signedIn = '';
})();
