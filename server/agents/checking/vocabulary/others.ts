/** A whole country acts: what it does is the market's. */
export const countries: readonly string[] = [
  'Germany',
  'Deutschland',
  'Britain',
  'the UK',
  'England',
  'Scotland',
  'Wales',
  'Ireland',
  'France',
  'Spain',
  'España',
  'Italy',
  'Austria',
  'Österreich',
  'Switzerland',
  'the Netherlands',
  'Belgium',
  'Poland',
  'Sweden',
  'Denmark',
  'Norway',
  'Finland',
  'Europe',
  'Europa',
  'the EU',
  'America',
  'the US',
  'Canada',
  'Australia',
  'India',
  'the world',
  'the country',
  'the industry',
  'the sector',
  'the market',
];
/** A page that says so speaks of its readers' trouble. */
export const knowingWords: readonly string[] = [
  'we know (?:that|how)',
  'we understand (?:that|how)',
  'sabemos (?:que|lo)',
  'wir wissen',
  'nous savons',
  'wij weten',
  'we weten',
];
/** Those of a country or market of whom a figure may be told. */
export const countryActors: readonly string[] = [
  ...'towns|cities|municipalities|councils|households|firms|companies|businesses|consumers|farmers|schools|hospitals|employers|families|shoppers|retailers|manufacturers|Kommunen|Städte|Gemeinden|Haushalte|Unternehmen|Betriebe|ayuntamientos|hogares|empresas|communes|ménages|entreprises|gemeenten|huishoudens|bedrijven'.split(
    '|',
  ),
];
/** How a customer speaks of working with a firm, whose name follows. */
export const workingWith: readonly string[] = [
  '(?:work|works|worked|working|partner|partnered) with',
  '(?:switched|moved over) to',
  '[Ss]ince (?:we )?(?:chose|choosing|joining|using)',
  '[Tt]hanks to',
  'trabajamos con',
  '[Gg]racias a',
  '[Dd]ank',
  'arbeiten mit',
  '[Gg]râce à',
  'travaillons avec',
  'werken met',
];
/** People of whom a claim may speak instead of the company. */
export const peopleOfOthers: readonly string[] =
  'customers?|clients?|partners?|guests?|users?|tenants?|employers?|growers?|farmers?|retailers?|suppliers?|shops|shoppers?|buyers?'.split(
    '|',
  );
