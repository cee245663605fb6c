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

/** Last words of the name of what somebody works for, beside those of firms and institutions: 'Hatcher County Schools'. */
export const employerNouns: readonly string[] = [
  'Schools?',
  'Cent(?:re|er)s?',
  'Count(?:y|ies)',
  'Districts?',
  'Farms?',
  'Clinics?',
  'Practice',
  'Surgery',
  'Garage',
  'Museum',
  'Hospitals?',
  'Utilit(?:y|ies)',
  'Klinik(?:en|um)?',
  'Praxis',
  'Gemeinde',
  'Stadtwerke',
  'Clinique',
  'Mairie',
  'Clínica',
  'Ayuntamiento',
  'Ziekenhuis',
];

/** What stands below or above a text by somebody else: 'Opinions are his.' */
export const othersOpinion: readonly string[] = [
  '(the )?(views|opinions)( (expressed|stated))?( here| above| in this (article|post|column))? (are|remain) (his|hers|theirs|(his|her|their|my) own|mine)',
  '(the )?(views|opinions)( (expressed|stated))?( here| above| in this (article|post|column))? (are|remain) (those of )?(the|its) authors?',
  '(der|dieser|ihr|sein) (beitrag|artikel|text) gibt die (meinung|ansicht)',
  "(les |ses )?(propos|opinions)( exprimés?)? n[’']engagent que",
  '(las |sus )?opiniones( expresadas)?( aquí)? son (suyas|las del autor|de su autor)',
  'de mening(en)? (is|zijn) die van',
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
