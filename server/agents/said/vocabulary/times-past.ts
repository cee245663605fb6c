/** Behind 'was': a time that is past, by which a value no longer holds. */
export const timesPast: readonly string[] = [
  'before(?! (?:tax(?:es)?|vat|gst|discounts?|rebates?|interest|bonus(?:es)?)(?!\\p{L}))',
  'last (?:year|season|quarter|month|week|spring|summer|autumn|fall|winter|time)',
  'during (?:the )?\\p{L}+',
  '(?:back )?when (?:we|i|they|he|she|it|you|there|everybody|everyone)',
  'in (?:the )?(?:rains?|rainy season|monsoons?|heatwave|lockdown|pandemic|covid|crisis|strike|old days|boom|high season|peak season|spring|summer|autumn|fall|winter)',
  'in (?:19|20)\\d\\d',
  'at (?:the )?(?:peak|height|worst)',
  'under the (?:old|last|former|previous)',
  '(?:years|months|ages) ago',
];
