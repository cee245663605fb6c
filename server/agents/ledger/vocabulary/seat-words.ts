/** Words before a registered office. */
export const seatWords: readonly string[] = [
  'registered (office|address|seat)',
  'siège social',
  'sitz der gesellschaft',
  'domicilio social',
  'statutaire zetel',
  'hoofdzetel',
];

/** Legal forms in long sentences, before the capital. */
export const formWords: readonly string[] = [
  'société (coopérative|anonyme|par actions simplifiée|à responsabilité limitée|civile)',
  'scop',
  'sarl',
  'sas',
  'sociedad (anónima|limitada|cooperativa)',
  'public limited company',
  'aktiengesellschaft',
];
