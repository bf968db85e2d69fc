// Runs before the first paint, so that a dark page never flashes white. src/app/theme.ts takes over from here.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
