const signs: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };
const scales = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
] as const;

/** Formats an amount: '$391.04 billion', '-€12.5 million', 'CHF 4,200'. */
export function moneyInWords(value: number, currency: string): string {
  const sign = signs[currency] ?? `${currency} `;
  const size = Math.abs(value);
  const scale = scales.find(([least]) => size >= least);
  const digits = scale ? `${Number((size / scale[0]).toFixed(2))} ${scale[1]}` : size.toLocaleString('en-US');
  return `${value < 0 ? '-' : ''}${sign}${digits}`;
}

export function countInWords(value: number): string {
  return value.toLocaleString('en-US');
}
