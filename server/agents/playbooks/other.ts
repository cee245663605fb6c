import type { Playbook } from './playbook.ts';

/** For companies of no listed industry: must not presume anything about the company. */
export const other: Playbook = {
  slug: 'other',
  label: 'Other',
  vocabulary: [
    'business services',
    'commercial clients',
    'business-to-business',
    'trade customers',
    'family-owned business',
    'service areas',
    'request a consultation',
    'serving businesses',
    'our services',
    'request a quote',
    'locally owned',
    'industries we serve',
    'years of experience',
    'commercial and residential',
    'facility services',
    'staffing services',
    'wholesale',
    'satisfaction guaranteed',
    'free estimate',
    'licensed and insured',
    'equipment rental',
    'certified technicians',
    'nationwide service',
  ],
  drivers: [
    'Growing revenue without letting cost and complexity grow at the same rate.',
    'Keeping good customers and good employees.',
    'Removing delay and error from everyday work.',
    'Knowing early enough where the business stands to act on it.',
    'Limiting exposure to security, compliance and supplier risk.',
  ],
  pains: [
    {
      key: 'manual-work',
      title: 'Manual work between systems',
      text: 'Information is often copied from one tool, form or inbox to another, which takes time and lets errors in.',
      signals: ['download form', 'fax', 'email us', 'call us', 'order form', 'administrative assistant', 'data entry'],
    },
    {
      key: 'uneven-pipeline',
      title: 'New business comes in waves',
      text: 'Sales commonly depend on referrals and a few people, so busy and quiet periods follow each other without warning.',
      signals: ['request a quote', 'contact us', 'referral', 'free estimate', 'testimonials', 'sales representative'],
    },
    {
      key: 'customer-loss',
      title: 'Customers leave quietly',
      text: 'Dissatisfaction is frequently noticed only when an order, renewal or visit does not come.',
      signals: ['customer service', 'reviews', 'loyalty', 'service agreement', 'support', 'satisfaction'],
    },
    {
      key: 'hiring',
      title: 'Good people hard to find',
      text: 'Open positions and turnover often limit growth and put load on those who remain.',
      signals: ['careers', 'join our team', 'now hiring', 'open positions', 'benefits', 'training'],
    },
    {
      key: 'late-numbers',
      title: 'Figures arrive too late',
      text: 'Leaders commonly decide with reports that are assembled by hand and describe the past month.',
      signals: ['locations', 'branches', 'group of companies', 'acquired', 'controller', 'multiple sites'],
    },
    {
      key: 'cost-pressure',
      title: 'Costs rise, prices lag',
      text: 'Wages, materials and services often become dearer before a company can or dares to adjust its own prices.',
      signals: ['pricing', 'surcharge', 'competitive prices', 'suppliers', 'rates', 'value'],
    },
    {
      key: 'security-compliance',
      title: 'Rules and security demands grow',
      text: 'Customers, insurers and regulators increasingly ask for proof of controls that smaller teams find hard to provide.',
      signals: ['compliance', 'privacy policy', 'certified', 'insurance', 'licensed', 'security', 'accredited'],
    },
  ],
  trends: [
    {
      text: 'Companies of all kinds are trying artificial intelligence in daily work and looking for uses that truly pay.',
      signals: ['ai', 'automation', 'innovation', 'technology'],
    },
    {
      text: 'Business buyers do more of their research by themselves and expect prompt, well-informed answers.',
      signals: ['resources', 'faq', 'online ordering', 'blog', 'portal'],
    },
    {
      text: 'Economic uncertainty leads many companies to prefer smaller commitments with visible results.',
      signals: ['flexible', 'pilot', 'month-to-month', 'no long-term contract'],
    },
    {
      text: 'Suppliers are being chosen for reliability and closeness as well as for price.',
      signals: ['local', 'made in', 'in stock', 'nationwide', 'dependable'],
    },
    {
      text: 'Expectations about flexible work and development are changing how employers attract people.',
      signals: ['remote', 'hybrid', 'culture', 'benefits', 'careers'],
    },
  ],
  buyers: [
    {
      titles: ['ceo', 'president', 'owner', 'founder', 'managing director'],
      name: 'Owner or chief executive',
      cares: ['growth', 'risk', 'time of key people'],
      measures: ['revenue growth', 'operating profit'],
    },
    {
      titles: ['cfo', 'finance', 'controller'],
      name: 'Finance leader',
      cares: ['cash', 'predictability', 'return on spending'],
      measures: ['operating margin', 'cash conversion', 'payback'],
    },
    {
      titles: ['coo', 'operations'],
      name: 'Operations leader',
      cares: ['efficiency', 'quality', 'capacity'],
      measures: ['on-time delivery', 'cost per unit of work', 'error rate'],
    },
    {
      titles: ['sales', 'marketing', 'revenue', 'commercial', 'business development'],
      name: 'Sales or marketing leader',
      cares: ['pipeline', 'win rate', 'customer loyalty'],
      measures: ['new business', 'conversion', 'retention'],
    },
    {
      titles: ['cio', 'it', 'technology', 'information'],
      name: 'Technology leader',
      cares: ['security', 'integration', 'support effort'],
      measures: ['availability', 'tickets', 'project delivery'],
    },
    {
      titles: ['hr', 'human resources', 'people', 'talent'],
      name: 'People leader',
      cares: ['hiring', 'retention', 'development'],
      measures: ['turnover', 'time to fill', 'engagement'],
    },
  ],
  measures: [
    'Revenue growth',
    'Operating margin',
    'Customer retention',
    'Win rate',
    'Sales cycle length',
    'Cash conversion cycle',
    'On-time delivery',
    'Employee turnover',
    'Customer satisfaction',
    'Cost to serve',
  ],
  objections: [
    {
      says: 'We are happy with how we do it today.',
      answer:
        'Good; then there may be no reason to change. It can still be useful to know what would have to happen for that answer to be different.',
    },
    {
      says: 'It is not in the budget.',
      answer:
        'Then let us not talk about buying. If the problem costs more than the remedy, that will show in your own figures when the next budget is made.',
    },
    {
      says: 'We do not have time for this.',
      answer:
        'Fair. Set the hours it would need against the hours it should save, and only go on if the second number is clearly larger.',
    },
    {
      says: 'We need to compare other options.',
      answer:
        'You should. Agree on the few criteria that matter most to you first; that makes any comparison quicker and fairer.',
    },
    {
      says: 'I have to discuss it with others.',
      answer:
        'Of course. Ask what each of them will want to know, and bring their doubts into the open instead of around them.',
    },
  ],
  questions: [
    {
      state: 'current',
      pain: 'manual-work',
      text: 'Which task in your week makes you think there must be a better way?',
      why: 'A personal opening that needs no knowledge of the trade.',
      reveals: 'Felt friction and its owner.',
    },
    {
      state: 'current',
      pain: 'uneven-pipeline',
      text: 'How do new customers usually find you, and how steady is that over a year?',
      why: 'Explains growth and its fragility.',
      reveals: 'Sources, seasonality and dependence on people.',
    },
    {
      state: 'current',
      pain: 'customer-loss',
      text: 'Can you tell me about a customer you lost and what you learned from it?',
      why: 'A story shows how loss is noticed.',
      reveals: 'Warning signs, causes and response.',
    },
    {
      state: 'current',
      pain: 'hiring',
      text: 'What is not getting done at the moment because you lack the people for it?',
      why: 'Links staffing to results.',
      reveals: 'Priority work and cost of vacancies.',
    },
    {
      state: 'current',
      pain: 'late-numbers',
      text: 'When you want to know how the business is doing, where do you look and how fresh is it?',
      why: 'Tests the basis of decisions.',
      reveals: 'Reporting effort and trust in figures.',
    },
    {
      state: 'current',
      pain: 'cost-pressure',
      text: 'Which of your costs has surprised you most lately, and how have you dealt with it?',
      why: 'Cost pressure takes different shapes.',
      reveals: 'Sensitivity, pricing power and measures tried.',
    },
    {
      state: 'future',
      pain: 'uneven-pipeline',
      text: 'Where do you want the business to be in three years, and what is the hardest part of getting there?',
      why: 'Sets the frame for every other topic.',
      reveals: 'Goals, obstacles and ambition.',
    },
    {
      state: 'future',
      pain: 'manual-work',
      text: 'If routine work took half the time, what would your people do with the rest?',
      why: 'Turns efficiency into purpose.',
      reveals: 'Value of time and waiting ideas.',
    },
    {
      state: 'future',
      pain: 'customer-loss',
      text: 'What would your best customers have to say about you for you to be truly satisfied?',
      why: 'Defines the service goal.',
      reveals: 'Standards and present distance.',
    },
    {
      state: 'future',
      pain: 'late-numbers',
      text: 'Which decision would you take more boldly if you had better information behind it?',
      why: 'Connects insight to action.',
      reveals: 'Stalled choices and data needed.',
    },
    {
      state: 'future',
      pain: 'security-compliance',
      text: 'Which demands from customers, insurers or authorities do you expect next, and how ready would you like to be?',
      why: 'Looks ahead at obligations.',
      reveals: 'Risk awareness and planned steps.',
    },
    {
      state: 'future',
      pain: 'hiring',
      text: 'How should working here feel in a few years, so that the people you need want to join and stay?',
      why: 'Treats hiring as a design matter.',
      reveals: 'Culture, tools and growth plans.',
    },
  ],
};
