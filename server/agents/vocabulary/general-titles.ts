/** Titles of home pages that name nobody. */
export const generalTitles: readonly string[] = [
  'home(page)?',
  'welcome',
  'index',
  'untitled',
  'default',
  'main',
  'start(seite)?',
  'willkommen',
  'accueil',
  'bienvenue',
  'inicio',
  'bienvenidos',
  'welkom',
];
