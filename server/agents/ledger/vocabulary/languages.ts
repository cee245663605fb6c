/** The most common words of each language, by its two-letter code. */
export const commonWords: Readonly<Record<string, string>> = {
  en: 'the and of to in is for with are that our we you on from by at as it this have has be',
  de: 'der die das und ist für mit wir auf von den zu im ein eine nicht sind sich auch dem bei unser werden',
  fr: 'le la les des et est pour nous dans une du sur avec que qui au vous par notre nos sont plus aux',
  es: 'el los las y es para con nosotros una del por que en un se al más nuestro nuestra son su como',
  nl: 'de het een en van is voor met wij op zijn te dat ons onze aan niet bij door naar ook worden',
  it: 'il la di e che per un una con del della sono nel alla le dei gli da si come più nostra',
  pt: 'o a de e que para com um uma do da os as no na por mais se dos das nossa são',
  sv: 'och att det som en är av för med på till vi har inte om ett den våra från kan',
  da: 'og at det som en er af for med på til vi har ikke om et den vores fra kan',
  no: 'og at det som en er av for med på til vi har ikke om et den våre fra kan',
  fi: 'ja on ei se että oli ovat kuin myös mutta joka olemme meidän tai kanssa',
  pl: 'i w na z do się jest nie że dla to od po przez oraz nasze są jak',
  cs: 'a v na se je že do s z pro to by za od naše jsou jako ale při',
};

/** What English is spoken with, and hardly another language. */
export const spokenEnglish =
  "they them he she my what when how who would could can do don't didn't isn't can't know think just got get gets then there but or if i'm i'll i've it's that's nobody somebody want need went out about one two";

/** Language names by code. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  nl: 'Dutch',
  it: 'Italian',
  pt: 'Portuguese',
  sv: 'Swedish',
  da: 'Danish',
  no: 'Norwegian',
  nb: 'Norwegian',
  fi: 'Finnish',
  pl: 'Polish',
  cs: 'Czech',
  ja: 'Japanese',
  zh: 'Chinese',
  ko: 'Korean',
  ru: 'Russian',
};

/** More words of the languages that are read, by which a few lines are recognized. */
export const shortWords: Readonly<Record<string, string>> = {
  en: 'or was were had but not all who which they their its an more than per each no so if out up over into about until since only i me he she',
  de: 'seit am an aus nach zum zur wird wurde wurden haben hat oder über beim vom noch nur wie ihr ihre unsere unserer unseren einen einem einer keine kein bis als durch es sie davon dass gibt pro um',
  fr: "à dont ou ne pas par depuis son sa ses leur leurs cette ce ces été a il elle ils on l d n qu deux jusqu chez en sans être ont c'est aucun",
  es: 'de la en desde ha han hay ya sin pero sus este esta muy hasta cada todos nunca ningún ninguna sobre entre también fue a nos',
  nl: 'er wordt werd naar om bij sinds nog geen maar zijn hebben heeft uit over per tot als die deze onder dan meer ze hun kan sinds',
};
