import { describe, expect, test } from 'vitest';
import { nameTest } from '../read-lines.ts';
import {
  isInOthersClause,
  isOfNamed,
  isOfOtherFirms,
  isOfSomebodyBeside,
  reportedByOfficer,
  withoutOthersClause,
} from './asides.ts';
import { isOfEverybody } from '../whose.ts';
import { isOfTrade, isReported } from './set-apart.ts';
import { hasNoSubject, isAskedOfApplicants, isDemand, isExample, isOfLaw, isPreface, isPutOff } from './unreal.ts';
import { isCutOff, isTerm } from './term-days.ts';

const told = (test: (text: string) => boolean, yes: readonly string[], no: readonly string[]): void => {
  expect(yes.filter((text) => !test(text))).toEqual([]);
  expect(no.filter((text) => test(text))).toEqual([]);
};
const name = nameTest('Harrow Mills Ltd');

describe('whose a sentence is', () => {
  test('others of the trade, and shares of everybody', () => {
    told(
      isOfOtherFirms,
      [
        'Other installers charge for the visit.',
        'Rival online shops ship in nine days.',
        'Andere Anbieter liefern erst im März.',
        'Die Ware anderer Händler kommt oft beschädigt an.',
        'Les autres couvreurs livrent au printemps.',
        'Andere Ofenbauer arbeiten noch mit Schamotte.',
      ],
      ['Other sites run until midnight.', 'Our other shops open at nine.', 'We sell to other makers.'],
    );
    told(
      isOfTrade,
      [
        'The post is slow, and two in five valley firms wait for parts.',
        'Growers in the sector spend a fifth of their income on heat.',
        '61% of all households keep a pet.',
        'Nine out of ten drivers say they skip lunch.',
      ],
      [
        '85% of all orders leave the same day.',
        'Nine out of ten of our drivers skip lunch.',
        'Two in five pallets are late.',
      ],
    );
  });

  test('somebody beside the company, unless it is named so itself', () => {
    const beside = (text: string): boolean => isOfSomebodyBeside(text, name);
    told(
      beside,
      [
        'The bus operator has cut the last service.',
        'The landlord, Corran Estates, owns 40 sheds.',
        'The ministry says it will pay in May.',
        'Die Reederei hat 300 Leute entlassen.',
        'La ville compte 40 000 habitants.',
        'Die Stadt sucht 40 Erzieher.',
      ],
      ['The mill has nine looms.', 'The union of both sites took a year.', 'The council house is warm.'],
    );
    expect(isOfSomebodyBeside('The council spends £9 million.', nameTest('Aldbury Town Council'))).toBe(false);
    expect(isOfSomebodyBeside('The council spends £9 million.', name)).toBe(true);
  });

  test('a name with what it is, which isn’t the company’s', () => {
    const named = (text: string): boolean => isOfNamed(text, name);
    told(
      named,
      ['Oskarsson, a foundry of 90 people, casts the frames.', 'Weber, ein Betrieb mit 40 Leuten, baut die Motoren.'],
      ['Harrow Mills, a weaver of 90 people, sells to hotels.', 'Oskarsson, a foundry, casts our frames.'],
    );
  });

  test('a clause on another’s number is left out, and on our own place isn’t', () => {
    expect(withoutOthersClause('Since 2019 we have been part of the Tarn Group, which employs 900 people.', name)).toBe(
      'Since 2019 we have been part of the Tarn Group',
    );
    const own = 'We run a mill in Leeds, which employs 40 people.';
    expect(withoutOthersClause(own, name)).toBe(own);
    expect(withoutOthersClause('The shed is let to Corran Dairies, where 88 people work.', name)).not.toContain('88');
    const at = (text: string): boolean => isInOthersClause(text, text.search(/\d/u), name);
    expect(at('Dann ging die Halle an die Tarn Logistik, die 60 Leute beschäftigt.')).toBe(true);
    expect(at('Corran Dairies rents the barn, where 30 people churn.')).toBe(true);
    expect(at('Our barn in Hexham, where 30 people churn, is warm.')).toBe(false);
  });

  test('what somebody named in passing is and has', () => {
    expect(withoutOthersClause('Our parcels are sorted at night by Corran Post, a depot with 45 people.', name)).toBe(
      'Our parcels are sorted at night by Corran Post',
    );
    expect(withoutOthersClause('We sell Tarn, a cloth of 300 grams.', name)).toContain('300');
  });

  test('what stands in a country, and what a source says at the end of a sentence', () => {
    told(
      isOfEverybody,
      [
        'In France a loom costs a tenth less.',
        'A mill in Scotland burns £90,000 of gas a year.',
        'Jede vierte Heizung in Deutschland ist zu alt.',
        'Un toit sur cinq en Belgique fuit.',
        'One boiler in six in Wales is older than its owner.',
      ],
      ['In France our loom costs less.', 'In France we run 9 looms.', 'A mill of 40 people needs air.'],
    );
    told(
      isReported,
      ['Reckon with £900 a loom, the Weavers’ Guild says.', 'A third of all sheds leak, according to the council.'],
      ['A third of our sheds leak, the auditor says.', 'A third of the sheds leak, says Ann Lee.'],
    );
  });

  test('what an officer of its own reports is its own, what others report isn’t', () => {
    expect(reportedByOfficer('The treasurer reported that bills go out a month late.')).toBe(
      'bills go out a month late.',
    );
    expect(isReported('The treasurer reported that bills go out a month late.')).toBe(false);
    expect(isReported('The carrier had told the committee that it lost two ships.')).toBe(true);
    expect(isReported('The carrier reported that it lost two ships.')).toBe(true);
    expect(reportedByOfficer('Mr Beaton reported that the clock had failed.')).toBe(null);
  });
});

describe('what isn’t so, or isn’t said of anybody', () => {
  test('made-up cases and sample data', () => {
    const example = (text: string): boolean => isExample(text, '');
    told(
      example,
      [
        'Suppose a clinic has 14 nurses.',
        'If your shed has 12 doors, 40 of them stick.',
        'Example: a van of 3 tonnes pays £44.',
        'At £22 an hour that makes £1,760 a month.',
        'Angenommen, eine Bäckerei hat 12 Öfen.',
        'The screen with sample data: 300 visits.',
        'Rechenbeispiel: 90 Fahrten kosten 540 Euro.',
      ],
      [
        'Say hello to Ann.',
        'If you order 40 we send them the same day.',
        'We took 300 samples last year.',
        'A haircut is £22, a beard trim £9.',
        'Editing costs £520 a day.',
        'Our van is an example to others.',
      ],
    );
    expect(isExample('That is 90 tonnes a year.', 'Imagine a quarry with 40 lorries.')).toBe(true);
    expect(isExample('We move 90 tonnes a year.', 'Imagine a quarry with 40 lorries.')).toBe(false);
  });

  test('what a law or a norm asks', () =>
    told(
      isOfLaw,
      [
        'Under section 9 of the Fisheries Act 1981 a skipper may be fined up to £9,000.',
        'Nach § 14 BetrSichV sind Krane jährlich zu prüfen.',
        'Selon l’article 12, une amende est due.',
        'The Packaging Act obliges companies with more than 50 staff to report.',
        'In accordance with ISO 9712 welds are tested twice.',
      ],
      ['Under our roof 40 people work.', 'Nach 12 Jahren zog die Firma um.', 'Under pressure from buyers orders fell.'],
    ));

  test('what is asked of bidders and applicants', () => {
    told(
      isDemand,
      ['Bidders must have 12 years of experience.', 'Die Bieter müssen 5 Mio. Euro Umsatz haben.'],
      ['Bidders came from nine countries.', 'Suppliers to our mill are paid in 30 days.'],
    );
    told(
      isAskedOfApplicants,
      ['You have led a team of eight.', 'Sie bringen fünf Jahre Erfahrung mit.', 'You speak Dutch and French.'],
      ['You have to type 40 forms a day.', 'You have 12 colleagues.', 'You will lead our move to one system.'],
    );
  });

  test('what is put off, what only leads to an admission, and what has no subject', () => {
    told(
      isPutOff,
      ['The plan for 90 flats was deferred to May.', 'Der Antrag auf 4 Stellen wurde vertagt.'],
      ['The plan for 90 flats was approved.', 'We plan 90 flats.'],
    );
    told(
      isPreface,
      [
        'We admit what is not right yet.',
        'Wir sind ehrlich: nicht alles läuft rund.',
        'We would be lying if we called it easy.',
      ],
      ['We say what 40 customers want.', 'We are honest traders since 1904.'],
    );
    told(
      hasNoSubject,
      ['Weighs 40 kg.', 'Meets on the first Monday of each month.'],
      ['Works by Ann Lee are shown in our hall.', 'Runners pay £4.'],
    );
  });

  test('days at which terms begin or end, and headlines cut off before them', () => {
    expect(isTerm('We sold 900 looms in the year to 31 March 2026.', '31 March 2026')).toBe(true);
    expect(isTerm('Gebühren ab 1. Mai 2026', '1. Mai 2026')).toBe(true);
    expect(isTerm('The new loom, 31 March 2026', '31 March 2026')).toBe(false);
    expect(isCutOff('Fees and charges from')).toBe(true);
    expect(isCutOff('A loom we had long hoped')).toBe(false);
  });
});

test('what a clause tells of another’s name of several words isn’t the company’s', () => {
  const cut = (text: string): string | null => withoutOthersClause(text, /Acme/u);
  expect(cut('Most of our fish comes by road from Kilbrannach Sea Farms, who have 120 staff.')).toBe(
    'Most of our fish comes by road from Kilbrannach Sea Farms',
  );
  expect(cut('We supply Harrow Vale Dairy of Leeds, which has 260 shops.')).toContain('We supply Harrow Vale Dairy');
  for (const own of [
    'Our new plant in Milton Keynes, which opened with 84 people, is full.',
    'Our platform Acme Cloud Suite, which has 400 users, runs in Frankfurt.',
    'We bought Corran Iron Works, where 84 of us make anvils.',
    'Our plant in Telford, which opened in 2012, employs 84 people.',
  ])
    expect(cut(own)).toBe(own);
});
