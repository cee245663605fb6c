/** Leaves for another page without a referrer, because names and ids in the URL are private. */
export function leaveWithoutReferrer(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.referrerPolicy = 'no-referrer';
  document.body.append(link);
  link.click();
  link.remove();
}
