import type { MatterKind } from '#contract/coach-cards.ts';

/** A note, what its card has to say on the demo's content (null: whatever it says), and the kinds it may be of; none: no card. */
export type NotedDoubt = readonly [note: string, says: RegExp | null, kinds: readonly MatterKind[]];

/** Written and labelled before any rule; every second one was built on. */
export const doubtsBuiltOn: readonly NotedDoubt[] = [
  ['price per vehicle?', /29|39/iu, ['price']],
  ['wants to know what a vehicle costs a month', /29|39/iu, ['price']],
  ['how much per truck', /29|39/iu, ['price']],
  ['intro fee?', /4,800/iu, ['price']],
  ['price per consignment?', /0.18/iu, ['price']],
  ['asks re discount for 150+ vehicles', /10 percent/iu, ['price']],
  ['quarterly payment possible?', /quarterly/iu, ['price']],
  ['says its too dear for them', /29|late delivery/iu, ['objection']],
  ['objection: price', /29|late delivery/iu, ['objection', 'price']],
  ['no app for drivers pls', /no app/iu, ['objection']],
  ['they plan on boards, works fine', /boards/iu, ['objection']],
  ['mid other project, no time', /four hours/iu, ['objection']],
  ['GDPR?', /./iu, ['security']],
  ['worried abt data protection', /./iu, ['security']],
  ['any references in chilled?', /./iu, ['proof']],
  ['who else uses it?', /./iu, ['proof']],
  ['looking at Routewise too', /./iu, ['competitor']],
  ['42 trucks, 3 depots', null, []],
  ['budget ~45k from ops', null, []],
  ['live by 15 Jan', null, []],
  ['Next call 3 June', null, []],
  ['he likes the map', null, []],
  ['feels fed up with paper', null, []],
];

/** The others: their cards weren't looked at. */
export const doubtsKeptBack: readonly NotedDoubt[] = [
  ['asks price per vehicle', /29|39/iu, ['price']],
  ['cost/vehicle?', /29|39/iu, ['price']],
  ['what does the introduction cost?', /4,800/iu, ['price']],
  ['asks what setup costs per depot', /4,800/iu, ['price']],
  ['q: cost of a documented consignment', /0.18/iu, ['price']],
  ['payment terms?', /twelve months/iu, ['price']],
  ['rhys: too expensive', /29|late delivery/iu, ['objection']],
  ["thinks we're pricey", /29|late delivery/iu, ['objection']],
  ["drivers won't use another app", /no app/iu, ['objection']],
  ['concern: drivers + app', /no app/iu, ['objection']],
  ['plan well enough on the whiteboard', /boards/iu, ['objection']],
  ['too busy, other project till Q3', /four hours|other project/iu, ['objection']],
  ['where is data stored?', /./iu, ['security']],
  ['IT asks: encryption, SSO?', /./iu, ['security']],
  ['wants proof it works for chilled', /./iu, ['proof']],
  ['asks how it compares w/ Routewise', /./iu, ['competitor']],
  ['They are ten people in the depot', null, []],
  ['Pain: three people retype orders', null, []],
  ['CFO signs, Marguerite', null, []],
  ['To do: send price list', null, []],
  ['told him 29 a vehicle', null, []],
  ['Costs them 9k a month in detention', null, []],
  ['send him the security paper', null, []],
];
