export const grey = '5C5A52';
const joint = /\u200b/gu;
/** XML allows no control characters. */
export const clean = (text: string): string => text.replaceAll(joint, '').replaceAll(/[^\P{Cc}\t\n]/gu, '');
