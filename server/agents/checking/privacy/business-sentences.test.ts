import { expect, test } from 'vitest';
import { privacyTest } from './tells-private.ts';

const tellsPrivate = privacyTest('Norring Foods');

// Found refused by a reader of the code.
const foundRefused: readonly string[] = [
  'Ana Ruiz is expecting an offer by 12 May.',
  'Anna Berg, CEO, is expecting a record year.',
  'Mark Holt said each truck earned 90,000 euros a year.',
  'Under Mark Holt, Norring earned $12m a year.',
  'Under Mark Holt, Frento earned $12m a year.',
  'The average driver is paid £38,000 a year, Anna Berg said.',
  'Das System ist 18 Jahre alt, sagt Jörg Klein.',
  'Laut Jörg Klein ist die Presse 35 Jahre alt.',
  'Unsere älteste Maschine ist 40 Jahre alt, sagt Geschäftsführer Jörg Klein.',
  'Das Unternehmen von Jörg Klein ist 40 Jahre alt.',
  'L’entreprise a 40 ans, rappelle Marie Dupont.',
  'Marie Dupont explique que l’usine a 40 ans.',
  'La planta tiene 40 años, dice Juan Pérez.',
  'Juan Pérez dirige una empresa de 40 años.',
  'Boeing was sentenced to pay $243m.',
  'Supplier Frento went bankrupt in March.',
  'Mark Holt said rival Frento went bankrupt in March.',
  'Wirecard was convicted of fraud in 2021.',
  'Siemens hat zwei Töchter in Polen.',
  'Anna Berg replaces machines aged 20 and older.',
  'Anna Berg chases invoices aged 60 or more days.',
  'Mark Holt keeps the kitchens clean for 40 schools.',
  'Head of HR Anna Berg says 12 of 80 nurses are on sick leave.',
  'Anna Berg runs criminal record checks.',
  'Anna Berg leads screening of applicants with a criminal record.',
  '“Our ERP is 20 years old,” says Mark Holt.',
  'Mark Holt is father of two patents.',
  'Anna Berg has cut waste since her stroke of genius.',
  'Anna Berg set up the clinic for women with breast cancer.',
];

// Written after the rules and run once before anything was changed for them; so were the private ones below.
const business: readonly string[] = [
  // Freight
  'Karen Whitlock says two thirds of the trailers are older than ten years.',
  'Driver turnover at Mossgate fell to 18 percent, reports Ian Fell.',
  'Fleet manager Ian Fell expects 30 new tractors and is expecting delivery in June.',
  'Ian Fell: “Nine of our drivers were off sick in one week.”',
  'Mossgate was fined after a driver was convicted of speeding, Karen Whitlock said.',
  'Trailers aged 12 or more go to auction, says Karen Whitlock.',
  // Care homes
  'Paula Dean runs twelve homes for residents with dementia.',
  'Paula Dean opened a unit for people living with Parkinson’s in York.',
  'Most of the residents are over 80, Paula Dean says.',
  'Matron Ruth Lyle looks after families and their mothers.',
  'The homes care for adults with learning disabilities, explains Ruth Lyle.',
  'Ruth Lyle wants fewer staff on sick leave by spring.',
  // Construction
  'Die Kräne sind im Schnitt 22 Jahre alt, sagt Bauleiter Uwe Kranz.',
  'Uwe Kranz hat drei Töchterfirmen unter einem Dach vereint.',
  'Kranz Bau wurde 2019 zu einer Strafe verurteilt, der Fall ist abgeschlossen.',
  'Polier Uwe Kranz arbeitet seit 25 Jahren auf Baustellen.',
  'Für Mitarbeiter in Elternzeit sucht Heike Bohm Ersatz.',
  'Heike Bohm betreut Kirchen, Schulen und Krankenhäuser.',
  // Banking
  'Omar Saleh advises clients on personal debts and mortgages.',
  'Omar Saleh said that borrowers who went bankrupt can apply again.',
  'Trentham Mutual pleaded guilty to late filing, Omar Saleh confirmed.',
  'Savers aged 30 and under get a bonus, says Nina Frost.',
  'Nina Frost leads the private banking and inheritance desk.',
  'Nina Frost married two data sets to find fraud.',
  // Software
  'Lee Tran says the code base is 19 years old.',
  'Lee Tran is the father of the query engine.',
  'Cloud bills doubled, so Lee Tran is expecting a cut in March.',
  'Lee Tran built scheduling software for churches and mosques.',
  'Lee Tran and Amy Hull have two teams in Gdansk.',
  'Amy Hull transitioned the team to weekly releases.',
  // Retail
  'Carla Gomez abrió tres tiendas; la más antigua tiene 35 años.',
  'La filial fue condenada por publicidad engañosa, admite Carla Gomez.',
  'Carla Gomez dirige una cadena con dos hijas en Portugal.',
  'Cada tienda de Carla Gomez gana 2 millones de euros al año.',
  'El grupo sufre retrasos desde mayo, dice Carla Gomez.',
  'Carla Gomez cubre las bajas de maternidad con contratos temporales.',
  // Machinery
  'La presse de Bernard Roux a 40 ans et tourne encore.',
  'Bernard Roux a deux filiales en Espagne.',
  'Le concurrent a été condamné pour entente, rappelle Bernard Roux.',
  'Bernard Roux équipe des ateliers en prison.',
  'Bernard Roux conçoit des commandes pour conducteurs handicapés.',
  'Deux salariées sont en congé maternité, indique Bernard Roux.',
  // Food
  'Grace Olsen runs the halal and kosher lines at Norring.',
  'Grace Olsen sells gluten-free bread to people with diabetes.',
  'Each oven earned 40,000 euros a year, Grace Olsen calculated.',
  'Grace Olsen keeps the lines clean since the audit with a new foam.',
  'Norring Foods is 62 years old and led by Grace Olsen.',
  'Norring has three children’s brands, says Grace Olsen.',
  // Education
  'Sam Birch teaches adults aged 25 to 60 in the evening.',
  'Sam Birch opened a school for autistic pupils.',
  'Sam Birch leads the trust of eleven Catholic schools.',
  'The dean, Sam Birch, hired two blind tutors.',
  'Sam Birch agreed pay with the union representative.',
  'Labour councillors opened the campus with Sam Birch.',
  // Insurance
  'Vera Lind covers drivers with convictions for speeding.',
  'Vera Lind pays out for cancer, stroke and heart attack.',
  'Vera Lind says a claimant returned from sick leave after 90 days.',
  'Vera Lind prices cover for expectant mothers.',
  'The claims system turned 30 in May, says Vera Lind.',
  'Vera Lind was born to sell, her first boss joked.',
];

const refused: readonly string[] = [
  'Karen Whitlock is expecting her second child in June.',
  'Ian Fell, aged 57, runs the fleet.',
  'Ian Fell has been clean for eight years.',
  'Karen Whitlock is on sick leave until Easter.',
  'Ian Fell was sentenced to six months in 2011.',
  'Paula Dean is 44 years old.',
  'Paula Dean earned £310,000 a year at her last firm.',
  'Ruth Lyle has a criminal record for theft.',
  'Ruth Lyle went bankrupt in 2009.',
  'Uwe Kranz ist 61 Jahre alt und denkt an Übergabe.',
  'Uwe Kranz hat drei Töchter.',
  'Heike Bohm ist seit März in Elternzeit.',
  'Heike Bohm wurde 2016 wegen Untreue verurteilt.',
  'Omar Saleh was diagnosed with leukaemia last year.',
  'Nina Frost is a Labour councillor in Hull.',
  'Lee Tran is a father of two boys.',
  'Amy Hull has lived with bipolar disorder since college.',
  'Amy Hull is a practising Buddhist.',
  'Carla Gomez tiene 52 años y dos hijos.',
  'Carla Gomez fue condenada por fraude en 2014.',
  'Bernard Roux a 63 ans.',
  'Bernard Roux a été condamné pour fraude fiscale.',
  'Bernard Roux a deux filles.',
  'Mr Norring has had a heart attack.',
  'Eva Norring is divorced.',
  'Grace Olsen inherited a fortune from an aunt.',
  'Grace Olsen is a shop steward.',
  'Sam Birch is gay and lives in Hove.',
  'Sam Birch served nine months in prison.',
  'Vera Lind is recovering from breast cancer.',
];

test.each(foundRefused)('is kept: %s', (text) => {
  expect(tellsPrivate(text)).toBe(false);
});

test.each(business)('is kept: %s', (text) => {
  expect(tellsPrivate(text)).toBe(false);
});

test.each(refused)('is refused: %s', (text) => {
  expect(tellsPrivate(text)).toBe(true);
});
