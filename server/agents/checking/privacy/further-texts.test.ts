import { expect, test } from 'vitest';
import { privacyTest } from './tells-private.ts';

const company = 'Orrin & Vale';

const tellsPrivate = privacyTest(company);

// Written before any rule was run on them, apart from those of tells-private.test.ts.
const refused: readonly string[] = [
  'Away from the office, Helen sings in her church choir.',
  'Outside work Dan is a dad to twin girls.',
  'A proud grandmother, Carol has been with us since 1994.',
  'Diagnosed with Parkinson’s in 2020, Graham moved to a part-time role.',
  'Leila, a Muslim, joined as controller.',
  'Keith Moran, 52, has led the yard since spring.',
  'Yusuf grew up in a Somali family and is a wheelchair user.',
  'Our managing director has been deaf since birth.',
  'Bill and his wife Margaret live near Whitby.',
  'I was born in 1979 and came to the trade late.',
  'As a gay man he knows what it means to be left out.',
  'Priya is pregnant and hands over in June.',
  'He stood for Parliament for the Liberal Democrats.',
  'She campaigned for Donald Trump in 2016.',
  'In 1999 he spent six months in jail for tax evasion.',
  'She filed for personal bankruptcy after the divorce.',
  'Kevin Hart earns 180,000 pounds a year.',
  'As the only Jewish member of the board, Ezra speaks up.',
  'Gwen is an atheist.',
  'A breast cancer survivor, Tina rides for charity.',
  'Now in her fifties, she mentors the apprentices.',
  'The family celebrated his 60th birthday at the plant.',
  'Ole ist Vater von vier Kindern.',
  'Die 47-jährige Betriebsleiterin kam aus Kassel.',
  'Unsere Prokuristin ist zurzeit in Elternzeit.',
  'Klaus Brandt sitzt für die CDU im Stadtrat.',
  'Er ist schwul und spricht offen darüber.',
  'Nach einem Burnout kehrte Frau Maas 2022 zurück.',
  'Herr Demir ist türkischer Herkunft.',
  'Sie ist evangelisch und engagiert sich in ihrer Gemeinde.',
  'Atteinte d’un cancer, elle a repris le travail en mars.',
  'Il vit à Nantes avec sa femme et leurs trois filles.',
  'Luc Morel est homosexuel.',
  'Elle est d’origine algérienne.',
  'Il est délégué syndical CGT.',
  'Âgée de 45 ans, Claire Petit dirige les achats.',
  'Está embarazada de cinco meses.',
  'Pedro es padre de dos hijas.',
  'Carmen Vega, de 49 años, dirige la planta.',
  'Es afiliada a Comisiones Obreras.',
  'Sufre diabetes desde niño.',
  'Karim Haddad es de origen marroquí.',
];

const kept: readonly string[] = [
  'Helen looks after our choir and organ customers.',
  'Dan is the father of our planning tool.',
  'Graham moved to a part-time role in 2020.',
  'Leila joined as controller from a Muslim relief agency.',
  'Keith Moran has led the yard for 12 years.',
  'Our deaf awareness course is taken by 4,000 nurses.',
  'Bill heads Wife & Mother Magazine sales.',
  'The idea was born in 1979 on a kitchen table.',
  'He speaks up for people who are left out.',
  'Priya hands over to Tom in June.',
  'She wrote the parliament’s procurement guide.',
  'The prison service is our largest customer.',
  'She handles bankruptcy filings for lenders.',
  'Salaries start at 38,000 pounds a year.',
  'Ezra is the only independent member of the board.',
  'Gwen runs the bereavement and wedding lines.',
  'Tina led the cancer charity’s move to the cloud.',
  'The brand is now in its fifties.',
  'We celebrated our 60th birthday at the plant.',
  'Married couples file one form with our app.',
  'Every mother of two knows the morning rush.',
  'Orrin & Vale is 58 years old.',
  'Her division makes wheelchairs and hearing aids.',
  'Yusuf built our depression helpline product.',
  'He was appointed chair of the health board.',
  'Jo is a member of the Institute of Directors.',
  'Our union is strong: Orrin and Vale joined in 1990.',
  'Cases were found guilty of leaking and were recalled.',
  'Ole leitet den Vertrieb für Kindersitze.',
  'Die Betriebsleiterin kam 2019 aus Kassel.',
  'Die Prokuristin betreut Kirchengemeinden und Diakonien.',
  'Die Stadt hat den Auftrag an uns vergeben.',
  'Klaus Brandt ist Mitglied der Geschäftsleitung.',
  'Die Gewerkschaft ver.di ist unser Kunde.',
  'Das Haus ist 58 Jahre alt.',
  'Sie verantwortet unsere Produkte für Menschen mit Behinderung.',
  'Elle pilote le logiciel du centre de cancérologie.',
  'Luc Morel est membre du comité de direction.',
  'La société a 45 ans et emploie 200 personnes.',
  'Notre filiale d’origine italienne fabrique des presses.',
  'Le parti de Claire Petit est clair : la qualité d’abord.',
  'Pedro es director de la planta de Vigo.',
  'Carmen Vega lleva 12 años en la empresa.',
  'Es miembro del consejo de administración.',
  'Fabricamos sillas de ruedas desde 1978.',
  'Vendemos a parroquias y clínicas.',
];

test.each(refused)('is refused: %s', (text) => {
  expect(tellsPrivate(text)).toBe(true);
});

test.each(kept)('is kept: %s', (text) => {
  expect(tellsPrivate(text)).toBe(false);
});
