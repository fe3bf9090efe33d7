// Before the first paint: the chosen theme, and how much of a public page this visitor may be shown before it is theirs.
(function () {
  var theme = localStorage.getItem('portal.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (!localStorage.getItem('portal.token')) return;
  document.documentElement.dataset[location.pathname === '/' ? 'signedIn' : 'known'] = '';
})();
