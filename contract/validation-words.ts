import { config, type core } from 'zod';

const numberOf = (limit: number | bigint): string => Number(limit).toLocaleString('en-US');

const expectedWords: Record<string, string> = {
  string: 'Use text here',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Choose yes or no',
  array: 'Use a list here',
  object: 'Use an object here',
  record: 'Use an object here',
  date: 'Enter a date',
};

const formatWords: Record<string, string> = {
  email: 'Enter an email address',
  url: 'Enter a web address such as https://example.com',
  uuid: 'This isn’t an id',
  datetime: 'Enter a date and time such as 2026-11-22T09:30:00Z',
  date: 'Enter a date such as 2026-11-22',
};

function tooBig(origin: string, maximum: number | bigint): string {
  const most = numberOf(maximum);
  if (origin === 'string') return `Use up to ${most} characters`;
  return origin === 'array' ? `Use up to ${most} entries` : `Use a number up to ${most}`;
}

function tooSmall(origin: string, minimum: number | bigint): string {
  const least = numberOf(minimum);
  if (origin === 'string') return least === '1' ? 'This field is required' : `Use ${least} characters or more`;
  return origin === 'array' ? `Add ${least} or more` : `Use a number from ${least} on`;
}

/** Returns the text of a schema for an empty text or list, which a missing one is too. */
function emptyWords(issue: core.$ZodRawIssue): string | undefined {
  const def = issue.inst?._zod.def;
  const checks = def !== undefined && 'checks' in def ? (def.checks ?? []) : [];
  const said = checks.find(({ _zod }) => _zod.def.check === 'min_length')?._zod.def.error?.(issue as never);
  return typeof said === 'string' ? said : said?.message;
}

/** Returns an error text for input whose schema defines none, in place of the library's. */
function wordsOf(issue: core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return emptyWords(issue) ?? 'This field is required';
      return expectedWords[issue.expected] ?? 'This value can’t be used';
    case 'too_big':
      return tooBig(issue.origin, issue.maximum);
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum);
    case 'invalid_format':
      return formatWords[issue.format] ?? 'This has the wrong format';
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `Remove unknown fields: ${issue.keys.join(', ')}`;
    case 'not_multiple_of':
      return 'Enter a whole number';
    default:
      return 'This value can’t be used';
  }
}

config({ customError: wordsOf });
