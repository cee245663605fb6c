/** Paths search engines need not read. */
export const disallowed = [
  '/api/',
  '/demo/',
  '/files/',
  '/share/',
  '/dashboard',
  '/admin/',
  '/settings',
  '/account/',
  '/onboarding/',
];
