/**
 * Returns whether one of automated-test mode's three triggers is present (decisions A01, A04); they count only while
 * the server's TEST_MODE is on.
 */
export function isAutomated(): boolean {
  const named = ['__TEST_MODE__', 'Cypress', 'playwright'].some(
    (name) => name in window && Boolean(Reflect.get(window, name)),
  );
  return navigator.webdriver === true || named || import.meta.env.DEV;
}
