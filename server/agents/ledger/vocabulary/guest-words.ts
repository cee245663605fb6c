/** Beginnings of a line or heading that names a guest as the author. */
export const guestBylines: readonly string[] = [
  '(a |our )?guest (post|article|column|blog|contribution|perspective|essay|view|voice|opinion|author|writer|editorial)s?( by)?',
  'guest:',
  '(ein |unser )?gast(beitrag|artikel|kommentar|kolumne|autor(in)?)( von)?',
  'fremdbeitrag',
  '(un )?article invité( de)?',
  "(la )?(plume|chronique|tribune) (invitée?|libre|d[’']un invité)",
  'carte blanche( à)?',
  'tribune de',
  '(un )?artículo invitado',
  '(la )?(columna|firma|tribuna) invitada',
  '(een )?gast(blog|column|bijdrage|artikel|schrijver|auteur)( van)?',
];

/** Titles before the name of who wrote something. */
export const bylineTitles: readonly string[] = [
  '(?:dr|prof|ir|ing|drs|mr)',
  '(?:Dr|Prof|Professor|Ir|Ing|Mag|Rev|Capt|Sir|Dame|Mr|Mrs|Ms|Me|Mme|M|D|Dra|Sr|Sra)',
  'Dipl\\.-\\p{L}+',
];

/** What somebody belongs to who isn't of a company: universities, associations, authorities. */
export const institutionNouns: readonly string[] = [
  '(universit(y|ies|ät|é|eit)|universidad|college|polytechnic|institute?|institut)',
  '(\\p{L}*hochschule|\\p{L}*institut|lehrstuhl|\\p{L}*kammer|\\p{L}*verband|\\p{L}*akademie|\\p{L}*ministerium|landesamt)',
  '(hogeschool|onderzoeksinstituut|\\p{L}*vereniging|\\p{L}*stichting|ministerie|kamer van koophandel)',
  "(école|ecole|lycée|laboratoire|fédération|chambre d[e’']\\w*|ministère|ademe|cnrs|inrae)",
  '(escuela|cámara de|federación|asociación|ministerio|csic)',
  '(federation|chamber of|trade association|ministry|think tank|research centre|research center)',
];
