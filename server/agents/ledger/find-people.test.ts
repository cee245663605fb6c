import { describe, expect, it } from 'vitest';
import { sitePages } from '#tests/support/site-pages.ts';
import { buildLedger } from './build-ledger.ts';

function people(path: string, body: string, lang = 'en'): string[] {
  const pages = sitePages({
    '/': '<html lang="en"><title>Acme</title><body><h1>Acme</h1><p>Acme makes anvils for smiths in the north of the country.</p></body></html>',
    [path]: `<html lang="${lang}"><title>Acme</title><body>${body}</body></html>`,
  });
  return buildLedger({ company: 'Acme', pages, today: '2026-11-22' })
    .filter(({ topic }) => topic === 'person')
    .map(({ text }) => text)
    .toSorted();
}

describe('people of a company', () => {
  it.each([
    [
      'cards with the role before the name',
      '<h1>Our people</h1><div><div><p>Managing Director</p><h4>Jane Orme</h4><p>Joined in 2014.</p></div><div><p>Operations</p><h4>Ravi Dhillon</h4></div></div>',
      ['Jane Orme: Managing Director', 'Ravi Dhillon: Operations'],
    ],
    [
      'cards with degrees between name and role',
      '<h1>Our team</h1><div><div><h3>Dr Paula Venn</h3><p>BDSc (Hons), FRACDS</p><p>Principal dentist</p></div><div><h3>Dr P. Kumar</h3><p>BDS</p><p>Dentist</p></div></div>',
      ['Dr P. Kumar: Dentist', 'Dr Paula Venn: Principal dentist'],
    ],
    [
      'a sentence that says what somebody is',
      '<h1>About us</h1><p>Moana Tipene, PhD, is our head of trade. Lucan Bell is glad. Ida Grieve is managing director, and walks a lot.</p>',
      ['Ida Grieve: managing director', 'Moana Tipene: head of trade'],
    ],
    [
      'who is one, and no button, document, customer or firm',
      '<h1>Our team</h1><div><p>Accept Preferences</p><p>Senior engineer</p></div><div><p>Corporate Brochure</p><p>Download</p></div><div><p>Nipissing Foods</p><p>Project Director</p></div><div><p>Ida Roe</p><p>Customer</p></div><div><p>Bhavani Spinners</p><p>Orchid Auto Stampings</p></div><div><p>Joan Mills</p><p>Senior engineer</p></div>',
      ['Joan Mills: Senior engineer'],
    ],
    [
      'who is with the company, and not on its customers’ council, or gone',
      '<h1>About us</h1><h2>Leadership</h2><p>Joan Pike, Managing Director</p><h2>Customer council</h2><p>Ida Roe, Chief Information Officer</p><h2>Where are they now?</h2><p>Tom Bell, Vice President of Claims</p><h2>Directors through the years</h2><p>Ann Lee, Executive Director</p>',
      ['Joan Pike: Managing Director'],
    ],
    [
      'one-word roles',
      '<h1>Team</h1><ul><li><strong>Isla Munro</strong><br>Director</li><li><strong>Callum Reid</strong><br>Operations</li></ul>',
      ['Callum Reid: Operations', 'Isla Munro: Director'],
    ],
    [
      'inline elements in one block',
      '<h1>Team</h1><div class="g"><div class="c"><span class="n">Isla Munro</span><span class="r">Director</span></div><div class="c"><span class="n">Callum Reid</span> <span class="r">Engineer</span></div></div>',
      ['Callum Reid: Engineer', 'Isla Munro: Director'],
    ],
    [
      'tables with something between',
      '<h1>Board of Directors</h1><table><tr><td><b>Name</b></td><td><b>Orchard</b></td><td><b>Position</b></td></tr><tr><td>Moana Tipene</td><td>Riverbend</td><td>Chairperson</td></tr><tr><td>Graeme Foley</td><td>Hill Road</td><td>Deputy Chair</td></tr></table>',
      ['Graeme Foley: Deputy Chair', 'Moana Tipene: Chairperson'],
    ],
    [
      'definition lists',
      '<h1>People</h1><dl><dt>R. Wade Collier</dt><dd>President and Chief Executive Officer</dd><dt>Loretta Swope</dt><dd>Treasurer</dd></dl>',
      ['Loretta Swope: Treasurer', 'R. Wade Collier: President and Chief Executive Officer'],
    ],
    [
      'a line each',
      '<h1>Staff</h1><p>Jane Orme - General Manager</p><p>Tom Bell, Curator</p><p>Finance Manager: Rosa Diaz</p>',
      ['Jane Orme: General Manager', 'Rosa Diaz: Finance Manager', 'Tom Bell: Curator'],
    ],
    [
      'names and roles that follow one another without cards',
      '<h1>Meet the team</h1><div><h3>Dr Paula Venn</h3><p>BDSc</p><p>Principal Dentist, Toowong</p><p>Paula grew up in Cairns.</p><h3>Tom Bell</h3><p>Practice Manager</p><h3>Ana Ruiz</h3><p>Oral Health Therapist</p></div>',
      ['Ana Ruiz: Oral Health Therapist', 'Dr Paula Venn: Principal Dentist, Toowong', 'Tom Bell: Practice Manager'],
    ],
    [
      'bold names before their role',
      '<h2>Trustees</h2><p><strong>Jane Orme</strong> Chair</p><p><b>Tom Bell</b>, Treasurer</p><h3>Rosa Diaz<br>Curator</h3>',
      ['Jane Orme: Chair', 'Rosa Diaz: Curator', 'Tom Bell: Treasurer'],
    ],
    [
      'a sentence',
      '<h1>Team</h1><p>“We cast every day,” says Jane Orme, our managing director.</p><p>Our head of sales, Tom Bell, answers letters himself.</p>',
      ['Jane Orme: managing director', 'Tom Bell: head of sales'],
    ],
  ])('are read from %s', (_name, body, expected) => {
    expect(people('/team', body)).toEqual(expected);
  });

  it('are read from pictures and in other languages, with the language said', () => {
    expect(
      people(
        '/equipe',
        '<h1>Équipe</h1><p>Nous sommes une maison de famille et nous tissons dans les Vosges avec nos équipes.</p><img alt="Claire Thouvenin, directrice générale"><img alt="Portrait de Marc Aubry, responsable de production">',
        'fr',
      ),
    ).toEqual(
      [
        'Claire Thouvenin: directrice générale (French)',
        'Portrait de Marc Aubry: responsable de production (French)',
      ].map((text) => text.replace('Portrait de ', '')),
    );
  });

  it('are not those who left, advise, or speak for somebody else', () => {
    expect(
      people(
        '/about',
        '<h2>Former directors</h2><p>Derek Oyston, Managing Director</p><h2>Advisors</h2><p>Meera Rao, labour economist and director</p><h2>Team</h2><p>Derek Hale, Managing Director from 2003, retired in 2021</p><blockquote>They came at once.</blockquote><p>Uwe Kastrup, Head of Works at Tintrup Furniture</p><h2>Bringing Robotics</h2><p>Engineering to Life</p><p>We are bringing robotics to life.</p>',
      ),
    ).toEqual([]);
  });
});
