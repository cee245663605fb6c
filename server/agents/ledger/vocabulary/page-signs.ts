/** Folders of a site with one customer's project a page: '/work/pell-dairies'. */
export const projectFolders: readonly string[] = [
  '(our-)?work',
  'portfolio',
  '(success-)?stories',
  'showcases?',
  'cases',
  'kundenprojekte',
  'realisations?',
  'réalisations',
];

/** Headings over what a customer of a story had to solve. */
export const storyBeginnings: readonly string[] = [
  '(the )?(challenge|brief|problem|situation|background)',
  '(die )?(herausforderung|ausgangslage|aufgabe)',
  '(le |la |les )?(défi|contexte|besoin|demande)',
  '(el |la |los )?reto',
  '(de )?uitdaging',
];

/** Headings over what came of it. */
export const storyEnds: readonly string[] = [
  '(the )?(results?|outcomes?|impact)',
  '(das |die )?ergebnis(se)?',
  '(le |la |les )?résultats?',
  '(el |la |los )?resultados?',
  '(het |de )?resultaat',
];

/** Labels of pay, which is no price. */
export const payLabels: readonly string[] = [
  '(pay|salary|wages?|compensation|remuneration|hourly rate|stipend)',
  '(gehalt|lohn|vergütung|stundenlohn)',
  '(salaire|rémunération)',
  '(salario|sueldo|salaris)',
];

/** What says when a page was last looked through. */
export const reviewedWords: readonly string[] = [
  '(this |the )?(page|last) (was )?(last )?(reviewed|updated|modified|revised|checked|printed|altered)',
  'next review',
  '(zuletzt )?(aktualisiert|geändert|geprüft)',
  '(letzte )?(änderung|aktualisierung)',
  '(dernière )?mise à jour',
  '(última )?actualización',
  '(laatst )?(bijgewerkt|gewijzigd)',
];

/** Words between a financial year or the like and its last day. */
export const periodWords: readonly string[] = [
  '(year|months|weeks|quarter|period|half|term) (to|ended|ending|until)( on)?',
  '((geschäfts|halb|wirtschafts)?jahr|quartal) (bis|zum)( zum)?',
  '(exercice|année|semestre|trimestre) (clos|close|terminée?|arrêtée?)( le| au)?',
  '(ejercicio|año|semestre|trimestre) (cerrado|terminado|finalizado)( el| a)?',
  '(boek)?jaar (tot|eindigend op|tot en met)',
];

/** Words before the day on which a term begins or ends. */
export const termWords: readonly string[] = [
  '(as|with effect) (at|of|from)',
  '(from|until|till|up to|by|before|since|after)',
  '(returns|replies|applications|tenders|closing date|deadline|due)( date)?:?( by| on)?',
  '(bis|ab|zum|per|seit|vor)( zum)?',
  "(dès|depuis|avant|jusqu['’]au|au|arrêtée?s? au|clos le|à partir du)( le)?",
  '(desde|hasta|antes del|a partir del)( el)?',
  '(vanaf|tot|sinds|voor|per)',
];

/** Small words with which a headline doesn't end. */
export const cutOffWords: readonly string[] = [
  '(of|from|on|in|at|to|the|by|until|till|for|and|as of|since|before|after)',
  '(vom|am|ab|bis|zum|im|der|des|und|seit|vor|per)',
  "(du|le|la|au|de|dès|et|jusqu['’]au)",
  '(del|el|desde|hasta|y)',
  '(van|op|het|tot|vanaf|en)',
];

/** Headings of the record of a meeting. */
export const recordHeads: readonly string[] = [
  '(draft |approved |confirmed )?minutes( of)?',
  'agendas?( for| of)?',
  '(sitzungs)?protokolle?',
  'niederschrift',
  'tagesordnung',
  '(procès-verbal|procès-verbaux|compte[- ]rendu)',
  'ordre du jour',
  '(actas?|orden del día)',
  'notulen',
];

/** Says of which year a page or what it was made from is. */
export const editionWords: readonly string[] = [
  '(?:\\p{L}+|\\d+(?:st|nd|rd|th)) edition',
  'edition of',
  'brochure (?:of )?20\\d\\d',
  'prospectus (?:of )?20\\d\\d',
  '(?:figures|correct|information) as (?:of|at)',
  'stand',
  'auflage',
  'ausgabe',
  'édition',
  'edición',
  'editie',
  'uitgave',
];
