import { months, seasons } from '../../vocabulary/months.ts';

/** What is introduced so is the rep's own: 'Tom (our sales eng)'. */
export const ownWords: readonly string[] = ['our|ours|my|mine|us|me|we|unser\\p{L}*|mein\\p{L}*|notre|nos|mon|ma'];

/** The rep's word for people of the other side: 'our contact Marta (GM)'. */
export const theirRoles: readonly string[] = [
  'contacts?|buyers?|champions?|customers?|clients?|prospects?|sponsors?|leads?',
];

/** What has a role behind it in brackets and is nobody: 'demo Thursday (ops)', 'Slack (IT)'. */
export const nobodies: readonly string[] = [
  ...months,
  ...seasons,
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thur?s?|fri|sat|today|tomorrow|tonight|morning|afternoon|evening|noon|week|q[1-4]',
  'demo|call|meeting|kick-?off|workshop|review|visit|lunch|trial|pilot|site|plant|office|depot|warehouse|yard|team|department|budget|contract|approval|sign-?off|invite|portal|system|tool|app',
  'slack|teams|zoom|outlook|gmail|google|excel|sharepoint|dropbox|jira|trello|asana|notion|confluence|github|sage|xero|quickbooks|datev|sap|oracle|netsuite|workday|personio|salesforce|hubspot|pipedrive|zendesk|servicenow|docusign|whatsapp|power ?bi|tableau|stripe|shopify',
];

/** A role that goes on is a place or a sentence: 'Hull (head office)', 'Leeds (manager there is new)'. */
export const noRoles: readonly string[] = [
  'head ?(?:office|quarters)|hq|offices?|sites?|calls?|meetings?|tools?|systems?|software|only|works?|is|are|was|has|there',
];
