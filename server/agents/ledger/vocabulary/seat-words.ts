/** Before the place where a company is registered. */
export const seatWords: readonly string[] = [
  'registered (office|address|seat)',
  'siège social',
  'sitz der gesellschaft',
  'domicilio social',
  'statutaire zetel',
  'hoofdzetel',
];

/** Forms of companies, as a long sentence names them before their capital. */
export const formWords: readonly string[] = [
  'société (coopérative|anonyme|par actions simplifiée|à responsabilité limitée|civile)',
  'scop',
  'sarl',
  'sas',
  'sociedad (anónima|limitada|cooperativa)',
  'public limited company',
  'aktiengesellschaft',
];
