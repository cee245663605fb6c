/** Capitalized words that aren't names: days, months, nationalities, languages and titles. */
export const plainNames: readonly string[] = [
  ...'monday tuesday wednesday thursday friday saturday sunday'.split(' '),
  ...'january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec'.split(
    ' ',
  ),
  ...'spring summer autumn fall winter christmas easter new year day eve'.split(' '),
  ...'english german french dutch spanish japanese chinese british american canadian australian swedish indian italian european asian african scottish irish welsh danish norwegian finnish polish portuguese swiss austrian belgian greek turkish russian czech hungarian mexican brazilian kenyan israeli korean nordic iberian'.split(
    ' ',
  ),
  ...'germany france netherlands spain japan china britain uk us usa eu america canada australia sweden india italy europe asia africa scotland ireland wales belgium switzerland austria new zealand england kingdom united states'.split(
    ' ',
  ),
  ...'ceo cfo cto coo cio cro md vp evp svp chair chairman director president ltd inc gmbh ag bv co company bank group board it hr pr q1 q2 q3 q4 fy vat pdf excel i fax api sms ai erp crm kpi sap tv'.split(
    ' ',
  ),
  ...'mr mrs ms dr prof miss madame herr frau monsieur mme mevrouw'.split(' '),
  ...'managing director chief executive officer financial operating technology technical commercial head president vice chair manager sales marketing operations finance supervisory founder series grade class euro pound dollar rupee yen web internet north south east west northern southern eastern western'.split(
    ' ',
  ),
  ...'korean korea taiwanese taiwan singapore malaysian turkish turkey greek greece czech hungarian romanian russian ukrainian brazilian brazil mexican mexico israeli kenyan nigerian south-african latin nordic baltic alpine atlantic pacific mediterranean'.split(
    ' ',
  ),
  ...'denmark norway finland poland portugal hungary czechia iceland luxembourg israel greece turkey romania bulgaria croatia serbia slovenia slovakia estonia latvia lithuania ukraine egypt kenya nigeria ghana morocco vietnam thailand indonesia malaysia philippines pakistan bangladesh emirates qatar oman chile peru colombia argentina uruguay'.split(
    ' ',
  ),
  ...'saas b2b b2c esg csr gdpr iso rfp rfq seo ux ui cad cam iot gps ev evs led sme smes smb smbs hq roi ebitda arr mrr hvac faq usd gbp chf sek co2 ipo r&d m&a q&a kwh mwh gwh mw gw'.split(
    ' ',
  ),
];

/** How people are addressed, by which a line is about one. */
export const personTitles: readonly string[] = [
  'Dr',
  'Mr',
  'Mrs',
  'Ms',
  'Miss',
  'Prof',
  'Sir',
  'Dame',
  'Sister',
  'Cdr',
  'Herr',
  'Frau',
  'Don',
  'Doña',
  'Mme',
  'Ing',
  'Rev',
];
/** Small words within names. */
export const nameParticles: readonly string[] = [
  'de',
  'del',
  'von',
  'van',
  'der',
  'den',
  'la',
  'le',
  'el',
  'bin',
  'of',
];
